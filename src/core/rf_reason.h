/*-------------------------------------------------------------------------
 *
 * rf_reason.h
 *	  Why bytes were refused, in a sentence.
 *
 *-------------------------------------------------------------------------
 */
#ifndef RF_REASON_H
#define RF_REASON_H

#include "rf_filter.h"

RF_EXTERN_C_BEGIN

/* Enough for every reason. */
#define RF_REASON_CHARS		200

/* Writes an English sentence about a filter, "Its check is …", terminated. */
extern void rf_reason_text(const rf_reason *why, char text[RF_REASON_CHARS]);

RF_EXTERN_C_END

#endif							/* RF_REASON_H */
