import { toChances } from '../../../shared/nets/net.ts';
import type { NetFor } from '../../../shared/nets/nets.ts';
import { netsAsked, type Telling } from './ask-net.ts';
import type { Judge } from './max-n-search.ts';
import { winnerOf } from './suns.ts';
import { MOST_SEATS, OVER, PLAYERS, STEP } from './table.ts';

/**
 * A judge that asks nets who is going to win, and tells the mean: where one of them errs, the others seldom err alike.
 * @param netFors each the nets for so many seats
 */
export const netJudge = (telling: Telling, netFors: readonly [NetFor, ...NetFor[]]): Judge => {
  const ask = netsAsked(telling, netFors);
  const outputs = new Float32Array(MOST_SEATS);
  return (s, chances) => {
    const players = s[PLAYERS]!;
    chances.fill(0);
    if (s[STEP] === OVER) {
      chances[winnerOf(s)] = 1;
      return;
    }
    ask(s, outputs, () => {
      toChances(outputs, players);
      for (let seat = 0; seat < players; seat++) chances[seat]! += outputs[seat]! / netFors.length;
    });
  };
};

/** One judge for tables of so many seats, another for all others. */
export const judgeFor =
  (seats: number, judge: Judge, other: Judge): Judge =>
  (s, chances) =>
    (s[PLAYERS] === seats ? judge : other)(s, chances);
