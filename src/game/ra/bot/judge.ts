import { netJudge } from '../../auction/bot/packed/net-judge.ts';
import type { Judge } from '../../auction/bot/packed/think.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';

/**
 * Nets learn from how near everybody came too, which makes their chances too level: by so much, as matches show that no
 * net was taught.
 */
const SHARPER = 1.3;

/**
 * A judge by nets. What one is told says as much of more or fewer rivals: where none was taught so many seats, that of
 * four serves.
 * @param nets as text, by the number of seats
 */
export const judgeOf = (nets: Readonly<Record<number, string>>): Judge =>
  netJudge({ layout: LAYOUT, fillFeatures, netFor: players => nets[players] ?? nets[4], sharper: SHARPER });
