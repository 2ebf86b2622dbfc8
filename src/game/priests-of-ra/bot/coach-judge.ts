import { auctionCoachJudge } from '../../auction/bot/packed/coach-judge.ts';
import type { Judge } from '../../coach.ts';
import type { Move, View } from '../table.ts';
import { packedPriests, steadyRivals } from './packed/game.ts';
import { judgeBy } from './packed/judge.ts';
import { numberOf } from './packed/moves.ts';
import { pack } from './packed/table.ts';

/** The coach's judge by nets. @param nets as text, by the number of seats */
export const coachJudgeBy = (nets: Readonly<Record<number, string>>): Judge<View, Move> =>
  auctionCoachJudge({ game: packedPriests, newRivals: steadyRivals, pack, numberOf }, judgeBy(nets));
