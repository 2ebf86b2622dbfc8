import type { TableStep } from '../tables.ts';

/**
 * Locks a member's row until the transaction ends, as its first step: nothing is done where there is no such member, and on PostgreSQL
 * others who lock the same row wait, and see what was written.
 */
export const lockMember = (id: string): TableStep => ['UPDATE member SET name = name WHERE id = $1', id];
