import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { GAME_IDS, type GameId, isGameId } from '../../../game/index.ts';
import { DRAWINGS } from '../../games/drawings.ts';
import { hasLesson } from '../../games/lessons.ts';
import { useGameName } from '../../games/presentations.ts';
import { hasExercises } from '../../match/exercise/sets.ts';
import { exerciseWords } from '../../match/exercise/words.ts';
import { defineWords, type Language, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { NotFound } from '../frame/not-found.tsx';
import { Page } from '../frame/page.tsx';

const pageWords = defineWords(
  {
    title: (game: string) => `The rules of ${game}`,
    learn: 'Rather be shown? A guided match of three minutes',
  },
  { title: game => `${game}: le regole`, learn: 'Meglio provando? Una partita guidata di tre minuti' },
);

/** Every game has its rules in every language beside its code, under these names. */
const FILES = import.meta.glob<string>('../../../game/*/RULES*.md', { query: '?raw', import: 'default' });
/** The folder of the rules that several games have in the same words. */
const SHARED = 'auction';
const NAMES: Readonly<Record<Language, string>> = { en: 'RULES.md', it: 'RULES.it.md' };

const textOf = (game: GameId, language: Language): ComponentType =>
  lazy(async () => {
    const file = FILES[`../../../game/${game}/${NAMES[language]}`];
    const shared = FILES[`../../../game/${SHARED}/${NAMES[language]}`];
    if (file === undefined || shared === undefined) return { default: NotFound };
    const [own, sharedRules, { withShared }, { RulesText }, drawings = null] = await Promise.all([
      file(),
      shared(),
      import('./parse-rules.ts'),
      import('./rules-text.tsx'),
      DRAWINGS[game]?.(),
    ]);
    const text = withShared(own, sharedRules);
    return { default: () => <RulesText text={text} game={game} drawings={drawings} /> };
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
      {hasLesson(game) && (
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
