import type { Coach } from '../coach.ts';
import { netsOf } from '../shared/nets/nets.ts';
import { forecastBy, judgeBy } from './bot/judge.ts';
import { NETS } from './bot/nets.ts';
import { NETS as SCORE_NETS } from './bot/score-nets.ts';
import { NETS as SECOND_NETS } from './bot/second-nets.ts';
import type { Move, View } from './table.ts';

const judgeByNets: Coach<View, Move>['judgeBy'] = nets => judgeBy(netsOf(nets));

export const coach: Coach<View, Move> = {
  judges: [judgeByNets(NETS), judgeByNets(SECOND_NETS)],
  forecast: forecastBy(netsOf(NETS), netsOf(SCORE_NETS)),
  judgeBy: judgeByNets,
};
