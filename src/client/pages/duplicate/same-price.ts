import type { ComparedLot } from './api.ts';

type Sale = ComparedLot['sales'][number];

/** Of what tables paid for the same tiles: those together that paid alike, in the order in which they are. */
export const samePrice = (sales: readonly Sale[]): readonly (readonly [Sale, ...Sale[]])[] => {
  const groups = new Map<string, [Sale, ...Sale[]]>();
  for (const sale of sales) {
    const price = `${sale.sold?.sun ?? ''} ${sale.tiles.join()}`;
    const alike = groups.get(price);
    if (alike === undefined) groups.set(price, [sale]);
    else alike.push(sale);
  }
  return [...groups.values()];
};
