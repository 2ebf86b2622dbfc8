import { netJudge } from '../../auction/bot/packed/net-judge.ts';
import type { Judge } from '../../auction/bot/packed/think.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';

/**
 * A judge by nets.
 * @param nets as text, by the number of seats
 * @param sharper by how much their chances are too level
 */
export const judgeOf = (nets: Readonly<Record<number, string>>, sharper = 1): Judge =>
  netJudge({ layout: LAYOUT, fillFeatures, netFor: players => nets[players], sharper });
