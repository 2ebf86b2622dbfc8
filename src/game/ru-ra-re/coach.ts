import type { Coach } from '../coach.ts';
import { judgeBy } from './bot/judge.ts';
import { netsOf } from './bot/net-for.ts';
import { NETS } from './bot/nets.ts';
import type { Move, View } from './table.ts';

const judgeByNets: Coach<View, Move>['judgeBy'] = nets => judgeBy(netsOf(nets));

/** One judge as yet: nothing is called a mistake. */
export const coach: Coach<View, Move> = { judges: [judgeByNets(NETS)], judgeBy: judgeByNets };
