import { isolated } from '../../../game/shared/isolated.ts';
import type { LedgerDrawings } from '../../games/rules-page/ledger.ts';
import { listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import type { ComparedLot } from './api.ts';
import type { At } from './compared.tsx';
import { comparisonWords } from './comparison-words.ts';
import { PersonAt } from './person.tsx';
import { useFirst } from './use-first.tsx';
import { dealWords } from './words.ts';

/** So many are shown at first. */
const FIRST = 8;
const TILE = 44;
const SMALL_TILE = 28;

type Sale = ComparedLot['sales'][number];
type Drawings = NonNullable<LedgerDrawings['lots']>;

/** Where the same tiles were sold dearer. */
export const ComparedLots = ({
  lots,
  drawings,
  styles,
  tableOf,
}: Pick<At, 'tableOf'> & { lots: readonly ComparedLot[]; drawings: Drawings; styles: string }) => {
  const words = useWords(comparisonWords);
  const [shown, more] = useFirst(lots, FIRST);
  return (
    <section className="deal-part" aria-labelledby="deal-lots" data-styles={styles}>
      <h2 id="deal-lots">{words.lots}</h2>
      <p className="lobby-lead">{lots.length === 0 ? words.noLots : words.lotsLead}</p>
      <ol className="deal-lots">
        {shown.map((lot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are in an order that does not change
          <Lot key={i} lot={lot} {...{ drawings, tableOf }} />
        ))}
      </ol>
      {more}
    </section>
  );
};

const Lot = ({
  lot: { epoch, sales },
  drawings: { Tile, Sun },
  tableOf,
}: Pick<At, 'tableOf'> & { lot: ComparedLot; drawings: Drawings }) => {
  const words = useWords(comparisonWords);
  const deal = useWords(dealWords);
  const { language } = useLanguage();
  const [{ tiles } = { tiles: [] }] = sales;
  // A side may have been chosen otherwise at another table.
  const areAlike = sales.every(sale => sale.tiles.join() === tiles.join());
  const buyerIn = ({ table, sold }: Sale) => tableOf(table)?.players.find(({ id }) => id === sold?.player);
  const namesOf = (alike: readonly Sale[]) => {
    const names = alike.map(sale => isolated(buyerIn(sale)?.name ?? deal.former));
    return listed(language, [...new Set(names)]);
  };
  const row = (of: readonly string[], size: number) => (
    <span className="deal-tiles">
      {of.map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
        <Tile key={i} side={side} size={size} />
      ))}
    </span>
  );
  return (
    <li>
      <div className="deal-lot">
        {areAlike && row(tiles, TILE)}
        <small>{words.epoch(epoch)}</small>
      </div>
      <ul>
        {samePrice(sales).map(alike => {
          const [{ table, sold, tiles: sides }] = alike;
          return (
            <li key={table} data-unsold={sold === null}>
              <span className="deal-price">
                {sold !== null && (
                  <>
                    <Sun sun={sold.sun} />
                    <span className="visually-hidden">{words.paid(sold.sun)}</span>
                  </>
                )}
              </span>
              <span className="deal-sale">
                {sold === null ? (
                  <span className="deal-free">{words.unsold}</span>
                ) : alike.length === 1 ? (
                  <PersonAt player={buyerIn(alike[0])} />
                ) : (
                  <span>{namesOf(alike)}</span>
                )}
                <small className="deal-where">
                  {alike.length > 1 ? words.atTables(alike.length) : deal.table(table)}
                  {alike.length === 1 && sold !== null && `, ${words.took(sold.took)}`}
                </small>
                {!areAlike && row(sides, SMALL_TILE)}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
};

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
