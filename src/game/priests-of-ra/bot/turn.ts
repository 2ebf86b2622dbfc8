import { openAuction } from '../../auction/auction.ts';
import { AUCTION_TRACK, raChance, raTrackLength } from '../../auction/tracks.ts';
import { nextToAct } from '../../auction/turns.ts';
import type { Seat } from '../../shared/seats.ts';
import type { Table } from '../table.ts';
import { byLikelihood, foresee, type Joy } from './auction-tree.ts';
import { type Call, lyingTiles, stayJoy, treeOf } from './foresight.ts';
import { lotWorthOf } from './lot-worth.ts';
import type { Mind } from './mind.ts';
import { drawsBeforeEnd, type Outlook, outlookOf } from './outlook.ts';

/** Does calling Ra now promise more than drawing? [T-01] */
export const shouldInvoke = (table: Table, seat: Seat, mind: Mind): boolean => {
  const outlook = outlookOf(table, mind.weights);
  const worth = lotWorthOf(table, table.track, outlook, mind);
  const hear = (caller: Seat, cause: Call['cause'], more: Partial<Call> = {}): Joy => {
    const { toSpeak } = openAuction(cause, caller, table.areas);
    const call: Call = { cause, toSpeak, best: null, raTrack: table.raTrack, more: 0, ...more };
    return foresee(treeOf(table, call, worth, outlook, mind), 0, null);
  };
  const invoking = hear(seat, 'voluntary')[seat]!;
  const ra = raChance(table);
  const drawing =
    ra * afterRa(table, seat, hear, outlook, mind)[seat]! +
    (1 - ra) * afterTile(table, seat, hear, outlook, mind)[seat]!;
  return invoking > drawing + mind.weights.patience;
};

type Hear = (caller: Seat, cause: Call['cause'], more?: Partial<Call>) => Joy;

/** A Ra tile is drawn: an auction in which one may pass, or the end of all suns not yet spent. [T-03, E-02] */
const afterRa = (table: Table, seat: Seat, hear: Hear, outlook: Outlook, mind: Mind): Joy => {
  const raTrack = table.raTrack + 1;
  if (raTrack === raTrackLength(table.areas.length)) return stayJoy(table, 0, outlook, mind);
  return hear(seat, 'ra-tile', { raTrack });
};

/** Another tile is drawn: the next player calls for a better lot, or lets it grow. */
const afterTile = (table: Table, seat: Seat, hear: Hear, outlook: Outlook, mind: Mind): Joy => {
  const next = nextToAct(seat, table.areas) ?? seat;
  const more = { more: mind.weights.tileFame };
  if (table.track.length + 1 === AUCTION_TRACK) return hear(next, 'full-track', more);
  const called = hear(next, 'voluntary', more);
  const draws = drawsBeforeEnd(table, table.raTrack, mind.weights);
  const grown = stayJoy(table, lyingTiles(table, mind) + draws, outlook, mind);
  if (next === seat) return called[seat]! > grown[seat]! ? called : grown;
  return byLikelihood([called, grown], next, mind.weights.doubt);
};
