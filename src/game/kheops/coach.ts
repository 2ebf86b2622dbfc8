import type { Coach } from '../coach.ts';
import { forecastBy, judgeBy } from './bot/judge.ts';
import { NETS } from './bot/nets.ts';
import { NETS as SCORE_NETS } from './bot/score-nets.ts';
import { NETS as SECOND_NETS } from './bot/second-nets.ts';
import type { Move, View } from './table.ts';

const judgeByNets: Coach<View, Move>['judgeBy'] = nets => judgeBy(nets[2] ?? '');

export const coach: Coach<View, Move> = {
  judges: [judgeByNets(NETS), judgeByNets(SECOND_NETS)],
  forecast: forecastBy(NETS[2] ?? '', SCORE_NETS[2] ?? ''),
  judgeBy: judgeByNets,
};
