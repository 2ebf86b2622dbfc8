import { type MouseEvent, Suspense, useEffect, useMemo, useState } from 'react';
import type { Exercise } from '../../../game/exercise.ts';
import { GAME_IDS, type GameId, hasCoach, isGameId } from '../../../game/index.ts';
import { botNameAt } from '../../../game/shared/bots/bot-names.ts';
import { BOARDS } from '../../games/boards.ts';
import type { CoachWords } from '../../games/define-client-game.ts';
import { CLIENT_GAMES, useGameName } from '../../games/index.ts';
import { dayOf, hasExercises, loadExercise } from '../../match/exercise/exercises.ts';
import { exerciseWords } from '../../match/exercise/words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { type Stored, storedValue, useStored } from '../../ui/storage/stored.ts';
import { Page } from '../frame/page.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import '../../match/replay/replay.css';
import { Dialog } from '../../table/dialog.tsx';
import { TableLoading } from '../../table/table-loading.tsx';
import { NotFound } from '../frame/empty-page.tsx';

/** `/exercise/:game`: a position of the day, in which the better move is to be found. */
export const ExerciseOfTheDay = () => {
  const { game } = useParams();
  if (!isGameId(game)) return <NotFound />;
  return hasExercises(game) ? <ExerciseOf key={game} game={game} /> : <NoExercise game={game} />;
};

/** Says why a game has none. */
const NoExercise = ({ game }: { game: GameId }) => {
  const words = useWords(exerciseWords);
  const name = useGameName(game);
  return (
    <Page title={words.title(name)}>
      <p>{hasCoach(game) ? words.noBest(name) : words.noCoach(name)}</p>
      <p>
        <Link className="button" to={`/rules/${game}`}>
          {words.rules(name)}
        </Link>
      </p>
    </Page>
  );
};

type Laid = { readonly exercise: Exercise; readonly inWords: CoachWords };

const ExerciseOf = ({ game }: { game: GameId }) => {
  const words = useWords(exerciseWords);
  const title = words.title(useGameName(game));
  // Whoever sits over it past midnight may end it.
  const [day] = useState(() => dayOf(new Date()));
  const [laid, setLaid] = useState<Laid | null>();
  useEffect(() => {
    Promise.all([loadExercise(game, day), CLIENT_GAMES[game].coach?.words() ?? null]).then(
      ([exercise, inWords]) => setLaid(exercise === null || inWords === null ? null : { exercise, inWords }),
      () => setLaid(null),
    );
  }, [game, day]);
  return (
    <Page table title={title}>
      {laid === undefined ? (
        <TableLoading>{words.loading}</TableLoading>
      ) : laid === null ? (
        <p role="alert">{words.none}</p>
      ) : (
        <LaidOut game={game} day={day} laid={laid} />
      )}
    </Page>
  );
};

const LaidOut = ({ game, day, laid: { exercise, inWords } }: { game: GameId; day: number; laid: Laid }) => {
  const words = useWords(exerciseWords);
  const [isOpen, setOpen] = useState(false);
  const guess = useKeptGuess(game, day);
  const { view, seat, players } = exercise;
  const Board = BOARDS[game];
  // Of few letters, and no two alike at their beginning: on a phone there is room for no more.
  const nameOf = (of: number) => (of === seat ? words.you : botNameAt(of, 'medium'));
  const match = useMemo(
    () => ({
      view,
      seat,
      seats: Array.from({ length: players }, (_, of) => ({
        name: of === seat ? words.you : botNameAt(of, 'medium'),
        bot: null,
        connected: true,
      })),
      events: [],
      status: 'ready' as const,
      isReplay: true,
      play: () => {},
    }),
    [view, seat, players, words],
  );
  return (
    <Suspense fallback={<TableLoading>{words.loading}</TableLoading>}>
      {/* What is pressed on the board is wanted, and the moves to choose from are in the sheet. */}
      <div
        className="replay exercise"
        data-watching="true"
        onClickCapture={event => {
          if (!isDeed(event.target) || isTouchOfCell(event)) return;
          event.stopPropagation();
          setOpen(true);
        }}
        onKeyDownCapture={event => {
          // A cell hears its keys itself; of a button they are presses.
          if (!KEYS.has(event.key) || !isCell(event.target)) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <Board match={match} />
        <section className="replay-controls" aria-label={words.find}>
          <p className="exercise-find">{words.find}</p>
          <button type="button" className="replay-review button-primary" onClick={() => setOpen(true)}>
            {guess === null ? words.choose : words.answer}
          </button>
        </section>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.find} close={words.close}>
        <AnswerSheet
          exercise={exercise}
          guess={guess}
          inWords={inWords}
          nameOf={nameOf}
          onGuess={choice => keepGuess(game, day, choice)}
        />
      </Dialog>
    </Suspense>
  );
};

const KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);
const isIn = (target: EventTarget, places: string): boolean =>
  (target as Element).closest(`.board :is(${places})`) !== null;
const isCell = (target: EventTarget): boolean => isIn(target, '[role="gridcell"]');
/** Would it be a move, or begin one? */
const isDeed = (target: EventTarget): boolean =>
  isCell(target) || isIn(target, '.actions button, [data-move]');
/** A finger that presses a cell may only want to know what lies there. */
const isTouchOfCell = ({ target, nativeEvent }: MouseEvent): boolean =>
  isCell(target) && (nativeEvent as PointerEvent).pointerType === 'touch';

type Guess = { readonly day: number; readonly guess: number };

const GUESSES = Object.fromEntries(
  GAME_IDS.map(game => [
    game,
    storedValue<Guess | null>(
      `exercise:${game}`,
      {
        parse: text => {
          const [, day, guess] = /^(\d+) (\d)$/.exec(text) ?? [];
          return guess === undefined ? undefined : { day: Number(day), guess: Number(guess) };
        },
        write: guess => `${guess?.day} ${guess?.guess}`,
      },
      { none: null },
    ),
  ]),
) as Readonly<Record<GameId, Stored<Guess | null>>>;

/** Which choice was guessed that day, also in another tab; null where none was. */
const useKeptGuess = (game: GameId, day: number): number | null => {
  const last = useStored(GUESSES[game]);
  return last?.day === day ? last.guess : null;
};

const keepGuess = (game: GameId, day: number, guess: number): void => void GUESSES[game].set({ day, guess });
