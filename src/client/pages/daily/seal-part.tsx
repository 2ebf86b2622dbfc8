import { commitmentTo } from '../../../game/commitment.ts';
import type { GameId } from '../../../game/index.ts';
import { dailyDeal } from '../../../game/shared/daily.ts';
import type { DailyTable } from '../../match/daily/daily.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { dailyWords } from './words.ts';

/** What was promised of a deal before it was played, and, once its day is over, whether that was kept: this page works it out. */
export const SealPart = ({ game, told }: { game: GameId; told: DailyTable }) => {
  const words = useWords(dailyWords);
  const { commitment, next, day, told: seal } = told;
  const isKept = seal !== undefined && commitmentTo(game, dailyDeal(day), seal) === commitment;
  return (
    <details className="daily-seal">
      <summary>{words.seal}</summary>
      <p className="club-soft">{words.sealLead}</p>
      <dl>
        <Line name={words.sealHash} value={commitment} />
        {next !== undefined && <Line name={words.sealNext} value={next} />}
        {seal !== undefined && (
          <>
            <Line name={words.seed} value={seal.seed} />
            <Line name={words.salt} value={seal.salt} />
          </>
        )}
      </dl>
      {seal !== undefined && <p role={isKept ? 'status' : 'alert'}>{isKept ? words.kept : words.broken}</p>}
      <p>
        <Link to="/proof">{words.proof}</Link>
      </p>
    </details>
  );
};

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
);
