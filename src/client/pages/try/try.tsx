import { useEffect, useState } from 'react';
import { type GameId, isGameId, loadRules } from '../../../game/index.ts';
import { CLIENT_GAMES, useGameName } from '../../games/index.ts';
import { usePageFailure } from '../../ui/hooks/page-failure.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useNavigate } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { Page } from '../frame/page.tsx';
import '../../match/local/local.css';
import { keptName } from '../../match/lobby/player-name.ts';
import { isUnderWay, keepMatch, keptMatch } from '../../match/local/saved-match.ts';
import { localWords } from '../../match/local/words.ts';
import { NotFound } from '../frame/empty-page.tsx';
import { triedMatch } from './tried-match.ts';

const tryWords = defineWords(
  {
    title: (game: string, rule: string) => `${game}: a position for ${rule}`,
    example: (game: string, n: string) => `${game}: the position of example ${n}`,
    loading: 'Setting up the table…',
    lost: 'A match on this screen is under way. It will be lost.',
    begin: 'Try the position',
    goOn: 'Go on with my match',
  },
  {
    title: (game, rule) => `${game}: una posizione per ${rule}`,
    example: (game, n) => `${game}: la posizione dell’esempio ${n}`,
    loading: 'Preparazione del tavolo…',
    lost: 'Su questo schermo c’è una partita in corso. Andrà persa.',
    begin: 'Prova la posizione',
    goOn: 'Riprendi la mia partita',
  },
);

/** `/try/:game/:rule`: a local match that goes on from where a rule comes into play. */
export const Try = () => {
  const { game, rule = '' } = useParams();
  return isGameId(game) ? <TryOf key={`${game}${rule}`} game={game} rule={rule} /> : <NotFound />;
};

const TryOf = ({ game, rule }: { game: GameId; rule: string }) => {
  const words = useWords(tryWords);
  const local = useWords(localWords);
  const name = useGameName(game);
  const navigate = useNavigate();
  const fail = usePageFailure();
  const [asks, setAsks] = useState(() => isUnderWay(keptMatch(game)));
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (asks) return;
    let isGone = false;
    const begin = async () => {
      const [module, found] = await Promise.all([loadRules(game), CLIENT_GAMES[game].drawings?.()]);
      const tries = found?.drawings.tries ?? {};
      const tried = Object.hasOwn(tries, rule) ? tries[rule] : undefined;
      if (isGone) return;
      if (tried === undefined) return setUnknown(true);
      keepMatch(game, triedMatch(module, tried, keptName() || local.player(1)));
      navigate(`/local/${game}`, { replace: true });
    };
    begin().catch(error => isGone || fail(error));
    return () => {
      isGone = true;
    };
  }, [asks, game, rule, local, navigate, fail]);
  if (isUnknown) return <NotFound />;
  const [, example] = rule.match(/^example-(\d+)$/) ?? [];
  return (
    <Page
      title={example === undefined ? words.title(name, rule) : words.example(name, example)}
      plate="ibis"
      isBare
    >
      {asks ? (
        <>
          <p className="local-lead">{words.lost}</p>
          <div className="local-buttons">
            <Link className="button button-primary" to={`/local/${game}`}>
              {words.goOn}
            </Link>
            <button type="button" onClick={() => setAsks(false)}>
              {words.begin}
            </button>
          </div>
        </>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </Page>
  );
};
