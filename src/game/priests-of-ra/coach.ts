import type { Coach } from '../coach.ts';
import { coachJudgeBy, forecastBy } from './bot/coach-judge.ts';
import { NETS } from './bot/nets.ts';
import { NETS as SCORE_NETS } from './bot/score-nets.ts';
import { NETS as SECOND_NETS } from './bot/second-nets.ts';
import type { Move, View } from './table.ts';

export const coach: Coach<View, Move> = {
  judges: [coachJudgeBy(NETS), coachJudgeBy(SECOND_NETS)],
  forecast: forecastBy(NETS, SCORE_NETS),
  judgeBy: coachJudgeBy,
};
