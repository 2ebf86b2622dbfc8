import {
  auctionCoachJudge,
  auctionForecast,
  type CoachedGame,
} from '../../auction/bot/packed/coach-judge.ts';
import { withScores } from '../../auction/bot/packed/score-judge.ts';
import type { Forecast, Judge } from '../../coach.ts';
import { netsOf } from '../../shared/nets/nets.ts';
import type { Move, View } from '../table.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';
import { packedPriests, steadyRivals } from './packed/game.ts';
import { judgeBy } from './packed/judge.ts';
import { numberOf } from './packed/moves.ts';
import { pack } from './packed/table.ts';

/** Nets as text, by the number of seats. */
type Nets = Readonly<Record<number, string>>;

const coached: CoachedGame<View, Move> = { game: packedPriests, newRivals: steadyRivals, pack, numberOf };

/** The coach's judge by nets. */
export const coachJudgeBy = (nets: Nets): Judge<View, Move> =>
  auctionCoachJudge(coached, judgeBy(netsOf(nets)));

/** Who tells expected scores. @param nets of chances, by which everybody plays on */
export const forecastBy = (nets: Nets, scoreNets: Nets): Forecast<View, Move> =>
  auctionForecast(
    coached,
    withScores(judgeBy(netsOf(nets)), { layout: LAYOUT, fillFeatures, netFor: netsOf(scoreNets) }),
  );
