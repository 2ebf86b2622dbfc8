import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GAME_IDS, isGameId } from '../../../game/index.ts';
import { OVER, THEMES } from '../../games/gallery/asked.ts';
import type { Listed } from '../../games/gallery/game-gallery.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { LANGUAGES } from '../../ui/i18n/i18n.tsx';
import { useSearchParams } from '../../ui/router/router.tsx';
import './switchboard.css';

/** The windows that every table is looked at in. */
const WINDOWS = [
  '360x640',
  '740x360',
  '900x600',
  '820x1180',
  '1024x768',
  '1280x720',
  // A laptop, less what its browser takes.
  '1366x625',
  '1920x1080',
  '2560x1440',
] as const;
const SEATS = ['none', '0', '1', '2', '3', '4'] as const;
/** Milliseconds into a moment. */
const INSTANTS = ['0', '150', '300', '500', '800', '1200', '1800', '2400'] as const;
const GAMES = GAME_IDS.filter(game => CLIENT_GAMES[game].gallery !== null);
/** What a state's own address asks for besides its game. */
const PASSED_ON = ['position', 'seat', 'language', 'theme', 'at', 'over'] as const;

/** Every state of every game's table in a window of any size, with switches for how it is seen; all stand in the address. */
export const Switchboard = () => {
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? GAMES[0] ?? '';
  const window = search.get('window') ?? '1280x720';
  const listed = useListed(game);
  const set = (name: string, value: string) =>
    setSearch(
      before => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        if (name === 'game') before.delete('position');
        return before;
      },
      { replace: true },
    );
  const asked = new URLSearchParams(
    PASSED_ON.flatMap(name => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const chosen = (name: string) => search.get(name) ?? '';
  const isMoment = listed.find(({ name }) => name === search.get('position'))?.isMoment ?? false;
  const choice = (name: string, label: string, values: readonly string[], open = 'as it comes') => (
    <label>
      {label}{' '}
      <select value={chosen(name)} onChange={event => set(name, event.currentTarget.value)}>
        <option value="">{open}</option>
        {values.map(value => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
  return (
    <main className="switchboard">
      <h1 className="visually-hidden">Gallery</h1>
      <form className="switchboard-switches" onSubmit={event => event.preventDefault()}>
        <label>
          Game{' '}
          <select value={game} onChange={event => set('game', event.currentTarget.value)}>
            {GAMES.map(each => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        {choice(
          'position',
          'State',
          listed.map(({ name }) => name),
          'pieces',
        )}
        {choice('seat', 'Seat', SEATS, 'to act')}
        {choice('language', 'Language', LANGUAGES)}
        {choice('theme', 'Theme', THEMES)}
        {choice('window', 'Window', WINDOWS, '1280x720')}
        {isMoment && choice('at', 'Stopped at, ms', INSTANTS, 'moving')}
        {choice('over', 'Over it', OVER, 'nothing')}
        <a href={`/gallery/${game}?${asked}`}>alone</a>
      </form>
      <Framed key={`${game}?${asked}`} address={`/gallery/${game}?${asked}`} window={window} />
    </main>
  );
};

const useListed = (game: string): readonly Listed[] => {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let isAsked = true;
    if (!isGameId(game)) return;
    CLIENT_GAMES[game].gallery?.().then(({ gallery }) => isAsked && setListed(gallery.positions));
    return () => {
      isAsked = false;
    };
  }, [game]);
  return listed;
};

/** A page in a window of its own size, as large as there is room for. */
const Framed = ({ address, window: size }: { address: string; window: string }) => {
  const [width = 1280, height = 720] = size.split('x').map(Number);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return;
    const fitIn = () => setScale(Math.min(1, box.clientWidth / width, box.clientHeight / height));
    fitIn();
    const observer = new ResizeObserver(fitIn);
    observer.observe(box);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <div ref={room} className="switchboard-room">
      <iframe title={address} src={address} width={width} height={height} style={{ scale: `${scale}` }} />
    </div>
  );
};
