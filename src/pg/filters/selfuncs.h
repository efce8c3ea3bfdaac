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
 * Do exactly the rows pass a condition whose key is in a filter?  Then sets
 * *filter and *key to the arguments.
 */
extern bool pgrf_sel_arguments(Node *clause, Node **filter, Node **key);

#endif							/* PGRF_SELFUNCS_H */
