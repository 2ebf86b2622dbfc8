import type { TableStep } from '../tables.ts';

/**
 * Changes nothing, where the member is there: before what is to be done only then, or one at a time. On PostgreSQL whoever does the
 * same for them waits, and sees what was written.
 */
export const ofMember = (id: string): TableStep => ['UPDATE member SET name = name WHERE id = $1', id];
