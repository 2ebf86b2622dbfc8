import { hasFaceUpSun, type Sun } from '../../../../game/auction/suns.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { Reader as PlainReader } from '../../../table/board-game.ts';
import type { AuctionView, SharedEvent } from './auction-view.ts';

/** Is the fame of a seat to be shown on this screen? [E-09] */
export const fameShown = ({ options, step }: AuctionView, of: Seat, reader: Seat | null): boolean =>
  of === reader || options.openTotals || step.kind === 'over';

/** May this table show what lots are worth and how likely Ra is? One laid before it could choose shows it. */
export const helpsShown = ({ options }: AuctionView): boolean => options.helps !== false;

/** What the players said in the auction that is on: a sun, or a pass. Empty outside of auctions. */
export const spoken = (
  events: readonly AnyEvent[],
  { step }: AuctionView,
): ReadonlyMap<Seat, { readonly sun: Sun } | 'passed'> => {
  const said = new Map<Seat, { sun: Sun } | 'passed'>();
  if (step.kind !== 'auction') return said;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as SharedEvent | undefined;
    if (event === undefined || event.type === 'invoke') break;
    if (event.type === 'bid') said.set(event.player, { sun: event.sun });
    if (event.type === 'pass') said.set(event.player, 'passed');
  }
  return said;
};

/** Has a seat that takes part in the auction that is on bid or passed already? */
export const spokenIn = ({ step, areas }: AuctionView, seat: Seat): boolean =>
  step.kind === 'auction' &&
  'toSpeak' in step &&
  hasFaceUpSun(at(areas, seat).suns) &&
  !step.toSpeak.includes(seat);

/** Who reads the sentences, and which secrets these may contain. */
export type Reader = PlainReader & {
  /** May a sentence contain the fame of this seat? [E-09] */
  readonly maySeeFame: (seat: Seat) => boolean;
};

/** The reader of a table of either game, with whose fame the sentences may contain. [E-09] */
export const readerOf = (plain: PlainReader, view: AuctionView, seat: Seat | null): Reader => ({
  ...plain,
  maySeeFame: of => fameShown(view, of, seat),
});
