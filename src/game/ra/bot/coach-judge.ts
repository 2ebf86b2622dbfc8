import {
  auctionCoachJudge,
  auctionForecast,
  type CoachedGame,
} from '../../auction/bot/packed/coach-judge.ts';
import { withScores } from '../../auction/bot/packed/score-judge.ts';
import type { Forecast, Judge } from '../../coach.ts';
import { netsOf } from '../../shared/nets/nets.ts';
import type { Move, View } from '../table.ts';
import { judgeOf } from './judge.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';
import { packedRa, steadyRivals } from './packed/game.ts';
import { numberOf } from './packed/moves.ts';
import { pack } from './packed/table.ts';

/** Nets as text, by the number of seats. */
type Nets = Readonly<Record<number, string>>;

const coached: CoachedGame<View, Move> = { game: packedRa, newRivals: steadyRivals, pack, numberOf };

/** The coach's judge by nets. */
export const coachJudgeBy = (nets: Nets): Judge<View, Move> => auctionCoachJudge(coached, judgeOf(nets));

/** Who tells expected scores. @param nets of chances, by which everybody plays on */
export const forecastBy = (nets: Nets, scoreNets: Nets): Forecast<View, Move> =>
  auctionForecast(
    coached,
    withScores(judgeOf(nets), { layout: LAYOUT, fillFeatures, netFor: netsOf(scoreNets) }),
  );
