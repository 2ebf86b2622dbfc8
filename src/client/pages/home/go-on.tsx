import { isolated } from '../../../game/shared/isolated.ts';
import { useGameName } from '../../games/index.ts';
import { defineWords, listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { type UnderWay, useUnderWay } from './under-way.ts';

const goOnWords = defineWords(
  {
    yourTurn: (game: string, names: string) => `Your turn: ${game} with ${names}.`,
    underWay: (game: string, names: string) => `Under way: ${game} with ${names}.`,
    goOn: 'Go on',
    more: (n: number) => `${n} more`,
  },
  {
    yourTurn: (game, names) => `Tocca a te: ${game} con ${names}.`,
    underWay: (game, names) => `In corso: ${game} con ${names}.`,
    goOn: 'Continua',
    more: n => (n === 1 ? '1 altra' : `altre ${n}`),
  },
);

/** What can go on: the match in which it is one's turn, and behind it the others. */
export const GoOn = ({ news }: { news: unknown }) => {
  const words = useWords(goOnWords);
  const [first, ...others] = useUnderWay(news);
  if (first === undefined) return null;
  return (
    <>
      <Line match={first} isFirst />
      {others.length > 0 && (
        <details className="go-on-more">
          <summary>{words.more(others.length)}</summary>
          {others.map(match => (
            <Line key={match.to} match={match} />
          ))}
        </details>
      )}
    </>
  );
};

const Line = ({
  match: { game, to, names, isMyTurn },
  isFirst = false,
}: {
  match: UnderWay;
  isFirst?: boolean;
}) => {
  const words = useWords(goOnWords);
  const { language } = useLanguage();
  const say = isMyTurn ? words.yourTurn : words.underWay;
  return (
    <p className="go-on" data-first={isFirst}>
      <span>{say(useGameName(game), listed(language, names.map(isolated)))}</span>{' '}
      <Link className={isFirst ? 'button button-primary' : 'button'} to={to}>
        {words.goOn}
      </Link>
    </p>
  );
};
