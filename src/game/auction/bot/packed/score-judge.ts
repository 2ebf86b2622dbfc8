import { SCORE_UNIT } from '../../../shared/score-unit.ts';
import { type NetQuestion, netAsked } from './ask-net.ts';
import type { Judge } from './max-n-search.ts';
import { FAME, MOST_SEATS, OVER, PLAYERS, STEP } from './table.ts';

/** How many numbers such a judge tells of each seat. */
export const CHANCE_AND_SCORE = 2;

/** A judge that tells what another does, and after that the score each seat may expect to end with, by a net. */
export const withScores = (judge: Judge, question: NetQuestion): Judge => {
  const ask = netAsked(question);
  const outputs = new Float32Array(MOST_SEATS);
  return (s, told) => {
    judge(s, told);
    const players = s[PLAYERS]!;
    const isOver = s[STEP] === OVER;
    if (!isOver) ask(s, outputs);
    for (let seat = 0; seat < players; seat++) {
      told[players + seat] = isOver ? s[FAME + seat]! : outputs[seat]! * SCORE_UNIT;
    }
  };
};
