import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { GAME_IDS } from '../../../game/index.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { BOARDS } from '../../games/boards.ts';
import { type Asked, askedIn, type Over } from '../../games/gallery/asked.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { openRecordText, type Replay } from '../../match/records/open-record.ts';
import { ReplayTable } from '../../match/replay/replay-table.tsx';
import { loadDeferred } from '../../ui/hooks/deferred.ts';
import { useLanguage } from '../../ui/i18n/i18n.tsx';
import { type FrozenClock, FrozenClockContext } from '../../ui/motion/frozen-clock.ts';
import { useSearchParams } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { NotFound } from '../frame/empty-page.tsx';
import '../../match/replay/replay.css';
import { Switchboard } from './switchboard.tsx';

/**
 * In development, and in the build that tests look at. `/gallery`: every state of every game's table, with switches for how it is
 * seen, and `?record=` a match record at a move; `/gallery/:game`: tiles of that game, and `?position=` one state alone.
 */
export const Gallery = () => {
  const { game } = useParams();
  const [search] = useSearchParams();
  const asked = askedIn(search);
  const record = search.get('record');
  if (record !== null) {
    return (
      <RecordedPosition
        key={search.toString()}
        address={record}
        move={Number(search.get('move') ?? 0)}
        seat={asked.seat === 'none' ? null : asked.seat}
      />
    );
  }
  if (game === undefined) return <Switchboard />;
  const Found = STATES[game];
  if (!Object.hasOwn(STATES, game) || Found === undefined) return <NotFound />;
  return (
    <Suspense>
      <Dressed asked={asked}>
        <Found key={search.toString()} asked={asked} />
      </Dressed>
    </Suspense>
  );
};

type State = ComponentType<{ asked: Asked }>;

const SHOWN = GAME_IDS.flatMap(game => {
  const { gallery } = CLIENT_GAMES[game];
  return gallery === null ? [] : [[game, gallery] as const];
});

/** One state of each game, or its pieces where none is asked for. */
const STATES: Readonly<Record<string, State>> = Object.fromEntries(
  SHOWN.map(([game, load]) => [
    game,
    lazy(async () => {
      const {
        gallery: { Position, Pieces, positions },
      } = await load();
      const Shown: State = ({ asked }) => {
        const { position } = asked;
        if (position === null) return <Pieces />;
        if (!positions.some(({ name }) => name === position)) return <NotFound />;
        return (
          <main>
            <h1 className="visually-hidden">{`${game}: ${position}`}</h1>
            <Position name={position} asked={asked} />
          </main>
        );
      };
      return { default: Shown };
    }),
  ]),
);

/** In the language and theme that are asked for, as still as asked for, with what is to lie over it. */
const Dressed = ({ asked, children }: { asked: Asked; children: React.ReactNode }) => {
  const { setLanguage } = useLanguage();
  const { change } = useSettings();
  const { language, theme } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a setting made by hand stays
  useEffect(() => {
    if (language !== null) setLanguage(language);
    if (theme !== null) change({ theme });
  }, [language, theme]);
  useLaidOver(asked.over);
  return <Freeze at={asked.at}>{children}</Freeze>;
};

/** Everything in it that moves stands as it does so many milliseconds after a move; with null it moves. */
const Freeze = ({ at, children }: { at: number | null; children: ReactNode }) => {
  const still = useMemo((): FrozenClock | null => (at === null ? null : { at, began: 0 }), [at]);
  useEffect(() => {
    if (still === null) return;
    const stopped = new WeakSet<Animation>();
    let frame = 0;
    const stop = () => {
      for (const animation of document.getAnimations()) {
        if (stopped.has(animation)) continue;
        stopped.add(animation);
        const time = still.at - still.began;
        // What comes after it may come.
        if (time >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
        else {
          animation.pause();
          animation.currentTime = time;
        }
      }
      frame = requestAnimationFrame(stop);
    };
    stop();
    return () => cancelAnimationFrame(frame);
  }, [still]);
  return <FrozenClockContext value={still}>{children}</FrozenClockContext>;
};

/** Until a board stands and has told what there is to tell, in milliseconds; and between two presses. */
const STANDS = 900;
const BETWEEN = 200;

const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const click = (selector: string, which: (all: Element[]) => Element | undefined) => {
  const found = which([...document.querySelectorAll(selector)].filter(each => each.checkVisibility()));
  if (found instanceof HTMLElement) found.click();
};

/** What a player presses for each, one after the other. */
const PRESSES: Readonly<Record<Over, readonly (() => void)[]>> = {
  history: [() => press('h')],
  score: [() => press('s')],
  help: [() => press('?')],
  back: [() => press('h'), () => click('button.history-line', all => all.at(-3))],
  card: [
    () => click('.scene [role="button"][data-roving], .rim [role="button"][data-roving]', all => all[0]),
  ],
  refused: [() => click('.actions button[aria-disabled="true"]', all => all[0])],
};

const passed = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Lays something over the board, as a player's presses would. */
const useLaidOver = (over: Over | null): void => {
  useEffect(() => {
    if (over === null) return;
    let isGone = false;
    const lay = async () => {
      await passed(STANDS);
      await loadDeferred();
      for (const act of PRESSES[over]) {
        if (isGone) return;
        act();
        await passed(BETWEEN);
      }
    };
    void lay();
    return () => {
      isGone = true;
    };
  }, [over]);
};

const PACE = 1000;

/** A match record as a seat saw it after so many moves, to be stepped through from there. In development only. */
const RecordedPosition = ({
  address,
  move,
  seat,
}: {
  /** Of the record: a file below the project's folder, or any address of this server. */
  address: string;
  move: number;
  seat: Seat | null;
}) => {
  const [opened, setOpened] = useState<Replay | string | null>(null);
  useEffect(() => {
    const open = async () => {
      const answer = await fetch(address.startsWith('/') ? address : `/${address}`);
      if (!answer.ok) return `${address}: ${answer.status}`;
      return openRecordText(await answer.text(), seat);
    };
    open().then(setOpened, (problem: unknown) => setOpened(`${address}: ${problem}`));
  }, [address, seat]);
  if (opened === null) return null;
  if (typeof opened === 'string') return <p role="alert">{opened}</p>;
  return (
    <main>
      <Suspense>
        <ReplayTable replay={opened} pace={PACE} board={BOARDS[opened.game]} start={move} />
      </Suspense>
    </main>
  );
};
