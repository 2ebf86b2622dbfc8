import { Suspense, useMemo, useState } from 'react';
import type { AnyEvent, AnyMove } from '../../../game/contract.ts';
import { type GameId, isGameId } from '../../../game/index.ts';
import { BOARDS } from '../../games/boards.ts';
import { CLIENT_GAMES, useGameName } from '../../games/index.ts';
import { LEARNER } from '../../games/lesson/lesson.ts';
import { hasExercises } from '../../match/exercise/exercises.ts';
import { exerciseWords } from '../../match/exercise/words.ts';
import { keptName } from '../../match/lobby/player-name.ts';
import { MatchMenu } from '../../match/menu/match-menu.tsx';
import { PACES } from '../../match/menu/paces.ts';
import { TableLoading } from '../../table/table-loading.tsx';
import type { TableMatch } from '../../table/table-match.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { NotFound } from '../frame/empty-page.tsx';
import { Page } from '../frame/page.tsx';
import { Scribe } from './scribe.tsx';
import { type OpenLesson, useLesson, useLessonSnapshot } from './use-lesson.ts';
import { learnWords } from './words.ts';

/** `/learn/:game`: a guided first match. */
export const Learn = () => {
  const { game } = useParams();
  if (!isGameId(game)) return <NotFound />;
  return CLIENT_GAMES[game].lesson !== null ? <LearnOf key={game} game={game} /> : <NoLesson game={game} />;
};

/** Says that a game has none. */
const NoLesson = ({ game }: { game: GameId }) => {
  const words = useWords(learnWords);
  const name = useGameName(game);
  return (
    <Page title={words.title(name)}>
      <p>{words.none(name)}</p>
      <p>
        <Link className="button" to={`/rules/${game}`}>
          {words.rules}
        </Link>
      </p>
    </Page>
  );
};

const LearnOf = ({ game }: { game: GameId }) => {
  const words = useWords(learnWords);
  const title = words.title(useGameName(game));
  const open = useLesson(game);
  if (open === null) {
    return (
      <Page table title={title}>
        <TableLoading>{words.loading}</TableLoading>
      </Page>
    );
  }
  return <LessonTable game={game} title={title} {...open} />;
};

/** The controls of some moves, as a board marks them. */
const controlsOf = (moves: readonly AnyMove[] | undefined): string | null =>
  moves === undefined ? null : moves.map(move => `[data-move="${move.join(' ')}"]`).join(', ');

const LessonTable = ({ game, title, lesson, match }: OpenLesson & { game: GameId; title: string }) => {
  const words = useWords(learnWords);
  const { say, parts } = useWords(lesson.words);
  const exercise = useWords(exerciseWords);
  const { pace } = useSettings();
  const { now, speaks } = useLessonSnapshot(match, PACES[pace]);
  const Board = BOARDS[game];
  const step = lesson.steps[now.step];
  const isLast = now.step === lesson.steps.length - 1;
  const table = useMemo(
    (): TableMatch<unknown, AnyEvent> => ({
      view: now.view,
      seat: LEARNER,
      seats: [keptName(), ...lesson.others].map(name => ({ name, bot: null, connected: true })),
      events: now.events,
      status: 'ready',
      play: match.play,
      snapshots: match.snapshots,
    }),
    [now.view, now.events, lesson, match],
  );
  const own = `/local/${game}?quick`;
  const menuState = useState(false);
  const menu = (
    <MatchMenu game={game} state={menuState}>
      {close => (
        <>
          <button
            type="button"
            onClick={() => {
              close();
              match.restart();
            }}
          >
            {words.again}
          </button>
          <Link className="button" to={own}>
            {words.own}
          </Link>
          {hasExercises(game) && (
            <Link className="button" to={`/exercise/${game}`}>
              {exercise.link}
            </Link>
          )}
        </>
      )}
    </MatchMenu>
  );
  return (
    <Page table title={title} actions={menu}>
      <Suspense fallback={<TableLoading>{words.loading}</TableLoading>}>
        <Board key={now.scene} match={table} />
        <Scribe
          step={now.step}
          steps={lesson.steps.length}
          says={say[step?.say ?? ''] ?? ''}
          refused={now.refused}
          part={
            step?.at === undefined
              ? null
              : { selector: lesson.parts[step.at] ?? '', name: parts[step.at] ?? '' }
          }
          asks={controlsOf(step?.ask)}
          speaks={speaks}
          onNext={match.next}
          onBack={match.back}
          end={
            isLast ? (
              <Link className="button button-primary" to={`${own}=easy`}>
                {words.first}
              </Link>
            ) : null
          }
        />
      </Suspense>
    </Page>
  );
};
