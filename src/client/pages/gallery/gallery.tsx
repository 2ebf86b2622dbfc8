import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { GAME_IDS } from '../../../game/index.ts';
import { type Asked, askedIn } from '../../games/gallery/asked.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { useLanguage } from '../../ui/i18n/i18n.tsx';
import { useSearchParams } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { NotFound } from '../frame/not-found.tsx';
import { Freeze } from './freeze.tsx';
import { useLaidOver } from './lay-over.ts';
import { RecordedPosition } from './recorded-position.tsx';
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
