import { type Demand, type Fact, shows } from './matches.ts';

/** What golden matches of both games of the auction must show: every way in which a match, an epoch or an auction can end. */
export const DEMANDED_OF_AUCTIONS: Readonly<Record<string, Demand>> = {
  'the Ra track is full': shows('E-02'),
  'all suns are spent': shows('E-01'),
  'the Ra player must bid': shows('A-04'),
  'a full track is sold': facts => sales(facts).some(({ kind }) => kind === 'full-track'),
  'a full track leaves the game unsold': shows('A-05'),
  'a Ra tile is auctioned and the lot sold': facts => sales(facts).some(({ kind }) => kind === 'ra-tile'),
  'nobody bids on a Ra tile, and the tiles stay': shows('A-06'),
  'the Ra player outbids the others': facts =>
    sales(facts).some(({ bids, winner }) => bids > 1 && winner === 'caller'),
  'the Ra player is outbid and passes': facts =>
    sales(facts).some(({ kind, winner }) => kind === 'voluntary' && winner === 'other'),
  'only the centre sun is won': shows('T-05'),
  'the last player with suns plays on alone': shows('T-06'),
  'a lot is settled in the last auction of an epoch': shows('A-09'),
  'fame does not fall below nothing': shows('E-05'),
  'a sun breaks a tie': shows('E-07'),
};

/** How each auction with a winner went. */
const sales = (facts: readonly Fact[]) => {
  const done: { kind: unknown; bids: number; winner: 'caller' | 'other' }[] = [];
  let began: Fact | undefined;
  let bids = 0;
  for (const fact of facts) {
    if (fact.type === 'invoke') [began, bids] = [fact, 0];
    if (fact.type === 'bid') bids += 1;
    if (fact.type === 'sold')
      done.push({ kind: began?.kind, bids, winner: fact.player === began?.player ? 'caller' : 'other' });
  }
  return done;
};
