import type { Ledger } from '../../../../src/game/shared/ledger.ts';

/** Nothing counts before the end. */
export const ledgerOf = (): Ledger => ({ parts: [], lots: [] });
