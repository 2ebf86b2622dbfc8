import type { Ledger, LedgerLot, LedgerPart } from '../shared/ledger.ts';
import { entryAt } from '../shared/lists.ts';
import type { Epoch } from './epochs.ts';
import type { AuctionEvent, Sheet } from './events.ts';

/** What of a game's own events changes the lot that lies on the track, or the score. */
type Told<Item extends string> =
  | AuctionEvent<string, string>
  | Sheet<Item>
  | { readonly type: 'god'; readonly takes: string }
  | { readonly type: 'place'; readonly tile: string };

type OnTrack = { readonly drawn: number; tile: string };

/** The ledger of a match of either game: epochs, and the lots that were auctioned. */
export const ledgerOf = (events: readonly { readonly type: string }[], players: number): Ledger => {
  const parts: LedgerPart[] = [];
  const lots: LedgerLot[] = [];
  let track: OnTrack[] = [];
  let epoch: Epoch = 1;
  let draws = 0;
  for (const event of events as readonly Told<string>[]) {
    switch (event.type) {
      case 'epoch-start':
        epoch = event.epoch;
        track = [];
        break;
      case 'draw':
        // A Ra tile lies on its own track.
        if (event.tile !== 'ra') track.push({ drawn: draws, tile: event.tile });
        draws += 1;
        break;
      case 'place':
        entryAt(track, track.length - 1).tile = event.tile;
        break;
      case 'god': {
        const taken = track.findIndex(({ tile }) => tile === event.takes);
        track.splice(taken, 1);
        break;
      }
      case 'sold': {
        const { player, sun, took } = event;
        if (track.length > 0) lots.push({ ...lotOf(epoch, track), sold: { player, sun, took } });
        track = [];
        break;
      }
      case 'unsold':
        if (event.tiles.length === 0) break;
        lots.push({ ...lotOf(epoch, track), sold: null });
        track = [];
        break;
      case 'score':
        addScore(parts, event, players);
        break;
    }
  }
  return { parts, lots };
};

const lotOf = (epoch: Epoch, track: readonly OnTrack[]): Pick<LedgerLot, 'epoch' | 'drawn' | 'tiles'> => ({
  epoch,
  drawn: track.map(({ drawn }) => drawn),
  tiles: track.map(({ tile }) => tile),
});

/** Scores of an epoch come one a seat, in the order of the seats. */
const addScore = (parts: LedgerPart[], { epoch, items, net, fame }: Sheet<string>, players: number): void => {
  const seat = {
    points: net,
    total: fame,
    items: items.map(award => ({ for: award.for, points: award.fame })),
  };
  const last = parts.at(-1);
  const isMore = last !== undefined && last.of === epoch && last.seats.length < players;
  if (isMore) parts[parts.length - 1] = { ...last, seats: [...last.seats, seat] };
  else parts.push({ kind: 'epoch', of: epoch, seats: [seat] });
};
