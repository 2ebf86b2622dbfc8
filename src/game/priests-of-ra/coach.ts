import type { Coach } from '../coach.ts';
import { coachJudgeBy } from './bot/coach-judge.ts';
import { NETS } from './bot/nets.ts';
import type { Move, View } from './table.ts';

/** One judge as yet: nothing is called a mistake. */
export const coach: Coach<View, Move> = { judges: [coachJudgeBy(NETS)], judgeBy: coachJudgeBy };
