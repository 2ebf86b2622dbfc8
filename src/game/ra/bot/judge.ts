import { netJudge } from '../../auction/bot/packed/net-judge.ts';
import type { Judge } from '../../auction/bot/packed/think.ts';
import { netsOf } from '../../shared/nets.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';

/** A judge by nets, one for each number of seats. @param nets their texts */
export const judgeOf = (nets: Readonly<Record<number, string>>): Judge =>
  netJudge({ layout: LAYOUT, fillFeatures, netFor: netsOf(nets) });
