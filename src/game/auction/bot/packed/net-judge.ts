import { toChances } from '../../../shared/net.ts';
import { type NetQuestion, netAsked } from './ask-net.ts';
import { winnerOf } from './suns.ts';
import { MOST_SEATS, OVER, PLAYERS, STEP } from './table.ts';
import type { Judge } from './think.ts';

/** A judge that asks a net who is going to win. */
export const netJudge = (question: NetQuestion): Judge => {
  const ask = netAsked(question);
  const outputs = new Float32Array(MOST_SEATS);
  return (s, chances) => {
    if (s[STEP] === OVER) {
      chances.fill(0);
      chances[winnerOf(s)] = 1;
      return;
    }
    ask(s, outputs);
    toChances(outputs, s[PLAYERS]!);
    chances.set(outputs);
  };
};
