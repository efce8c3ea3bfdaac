/*-------------------------------------------------------------------------
 *
 * selfuncs.h
 *	  Conditions that probe filters, while planning.
 *
 *-------------------------------------------------------------------------
 */
#ifndef PGRF_SELFUNCS_H
#define PGRF_SELFUNCS_H

#include "nodes/pathnodes.h"

/*
 * Does a condition let pass the rows whose key is in a filter, and no others?
 * If so, gives the filter and the key, as they stand in it.
 */
extern bool pgrf_sel_arguments(Node *clause, Node **filter, Node **key);

#endif							/* PGRF_SELFUNCS_H */
