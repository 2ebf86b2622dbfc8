import { type ComponentType, lazy, Suspense } from 'react';
import { GAME_IDS, type GameId, isGameId } from '../../../game/index.ts';
import { CLIENT_GAMES, useGameName } from '../../games/index.ts';
import { hasExercises } from '../../match/exercise/exercises.ts';
import { exerciseWords } from '../../match/exercise/words.ts';
import { defineWords, type Language, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { NotFound } from '../frame/empty-page.tsx';
import { Page } from '../frame/page.tsx';

const pageWords = defineWords(
  {
    title: (game: string) => `The rules of ${game}`,
    learn: 'Rather be shown? A guided match of three minutes',
  },
  { title: game => `${game}: le regole`, learn: 'Meglio provando? Una partita guidata di tre minuti' },
);

const textOf = (game: GameId, language: Language): ComponentType =>
  lazy(async () => {
    const { rules, drawings } = CLIENT_GAMES[game];
    const { own, shared } = rules[language];
    const [outline, others, { withShared }, { RulesText }, drawn] = await Promise.all([
      own(),
      shared?.(),
      import('./parse-rules.ts'),
      import('./rules-text.tsx'),
      drawings?.(),
    ]);
    const text = withShared(outline.default, others?.default ?? '');
    return { default: () => <RulesText text={text} game={game} drawings={drawn?.drawings ?? null} /> };
  });

const TEXTS = new Map(
  GAME_IDS.map(game => [game, { en: textOf(game, 'en'), it: textOf(game, 'it') }] as const),
);

/** `/rules/:game`: every rule by its number; `#P-13` goes to it. */
export const Rules = () => {
  const { game } = useParams();
  return isGameId(game) ? <RulesOf key={game} game={game} /> : <NotFound />;
};

const RulesOf = ({ game }: { game: GameId }) => {
  const words = useWords(pageWords);
  const exercise = useWords(exerciseWords);
  const { language } = useLanguage();
  const Text = TEXTS.get(game)?.[language] ?? NotFound;
  return (
    <Page title={words.title(useGameName(game))} plate="ibis">
      {CLIENT_GAMES[game].lesson !== null && (
        <p className="rules-learn">
          <Link className="button" to={`/learn/${game}`}>
            {words.learn}
          </Link>
        </p>
      )}
      {hasExercises(game) && (
        <p className="rules-learn">
          <Link className="button" to={`/exercise/${game}`}>
            {exercise.link}
          </Link>
        </p>
      )}
      <Suspense>
        <Text key={language} />
      </Suspense>
    </Page>
  );
};
