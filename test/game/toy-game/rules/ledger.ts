import type { Ledger } from '../../../../src/game/contract.ts';

/** Nothing counts before the end. */
export const ledgerOf = (): Ledger => ({ parts: [], lots: [] });
