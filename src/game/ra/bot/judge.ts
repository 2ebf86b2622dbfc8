import type { Judge } from '../../auction/bot/packed/max-n-search.ts';
import { netJudge } from '../../auction/bot/packed/net-judge.ts';
import { type NetFor, netsOf } from '../../shared/nets/nets.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';

/** A judge by nets, of each kind one for each number of seats. */
export const judgeBy = (...netFors: [NetFor, ...NetFor[]]): Judge =>
  netJudge({ layout: LAYOUT, fillFeatures }, netFors);

/** @param nets their texts */
export const judgeOf = (nets: Readonly<Record<number, string>>): Judge => judgeBy(netsOf(nets));
