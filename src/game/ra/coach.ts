import type { Coach } from '../coach.ts';
import { coachJudgeBy } from './bot/coach-judge.ts';
import { NETS } from './bot/nets.ts';
import { NETS as SECOND_NETS } from './bot/second-nets.ts';
import type { Move, View } from './table.ts';

/** The second nets were taught by how near everybody came too, which makes chances too level, until they are made anew. */
const SECOND_SHARPER = 1.3;

export const coach: Coach<View, Move> = {
  judges: [coachJudgeBy(NETS), coachJudgeBy(SECOND_NETS, SECOND_SHARPER)],
  judgeBy: nets => coachJudgeBy(nets),
};
