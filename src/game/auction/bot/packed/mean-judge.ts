import { MOST_SEATS, PLAYERS } from './table.ts';
import type { Judge } from './think.ts';

/** A judge who tells the mean of what several tell: where one of them errs, the others seldom err alike. */
export const meanJudge = (judges: readonly [Judge, ...Judge[]]): Judge => {
  const told = new Float64Array(MOST_SEATS);
  return (s, chances) => {
    const players = s[PLAYERS]!;
    chances.fill(0, 0, players);
    for (const judge of judges) {
      judge(s, told);
      for (let seat = 0; seat < players; seat++) chances[seat]! += told[seat]! / judges.length;
    }
  };
};
