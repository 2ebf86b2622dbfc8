import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { SUNS } from '../../../../game/auction/suns.ts';
import { actor } from '../../../../game/auction/table.ts';
import type { AnyEvent, AnyMove } from '../../../../game/contract.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { TableMatch } from '../../../table/table-match.ts';
import type { AuctionView } from '../auction-game.ts';
import type { TileProps } from '../tile-frame.tsx';
import { SunToken } from '../tokens.tsx';
import './gallery.css';
import { advance, type Playing, type Position, reach } from './positions.ts';

const NAMES = ['Ada', 'Ned', 'Meritaten', 'Ben', 'Zoe'];
const SIZES = [28, 40, 64, 96] as const;
const TILES = 'tiles';
/** Until the board stands there, in milliseconds. */
const MOMENT = 600;

type Shown<State extends View, View extends AuctionView, Face extends string> = {
  readonly styles: string;
  readonly Board: ComponentType<{ match: TableMatch<View, never> }>;
  readonly Tile: ComponentType<TileProps<Face>>;
  readonly faces: readonly Face[];
  readonly positions: readonly Position<View>[];
  readonly playing: Playing<State, View>;
};

/** Named positions of a board and every tile, in development. `?position=` and `?seat=` open one. */
export const AuctionGallery = <State extends View, View extends AuctionView, Face extends string>(
  shown: Shown<State, View, Face>,
) => {
  const asked = new URLSearchParams(location.search);
  const [name, setName] = useState(asked.get('position') ?? TILES);
  const position = shown.positions.find(p => p.name === name);
  return (
    <main className="gallery" data-styles={shown.styles}>
      <header className="gallery-head">
        <h1>Gallery</h1>
        <label>
          Position{' '}
          <select value={name} onChange={event => setName(event.currentTarget.value)}>
            {[TILES, ...shown.positions.map(p => p.name)].map(option => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      </header>
      {position === undefined ? (
        <>
          <TileSheet {...shown} />
          <TileSheet {...shown} grey />
        </>
      ) : (
        <PlayedBoard key={name} {...shown} position={position} asked={asked.get('seat')} />
      )}
    </main>
  );
};

/** The position goes on when it is played: the other seats answer at once. */
const PlayedBoard = <State extends View, View extends AuctionView, Face extends string>({
  Board,
  playing,
  position,
  asked,
}: Shown<State, View, Face> & { position: Position<View>; asked: string | null }) => {
  const [start] = useState(() => reach(playing, position));
  const [played, setPlayed] = useState(start.before ?? start);
  // What is to be seen happening happens when the table stands there; with reduced motion it stays.
  useEffect(() => {
    const timer = setTimeout(() => setPlayed(start), MOMENT);
    return () => clearTimeout(timer);
  }, [start]);
  const [seat] = useState<Seat | null>(() =>
    asked === null ? (actor(start.state.step) ?? 0) : asked === 'none' ? null : Number(asked),
  );
  const random = useMemo(() => quickRandom('gallery'), []);
  const play = (move: AnyMove) => {
    let next = advance(playing, played, move);
    for (;;) {
      const player = actor(next.state.step);
      if (player === null || player === seat) break;
      const legal = playing.legalMoves(next.state, player);
      next = advance(playing, next, playing.keenMove(next.state, legal, random));
    }
    setPlayed(next);
  };
  const match: TableMatch<View, AnyEvent> = {
    view: playing.view(played.state, seat),
    seat,
    seats: played.state.areas.map((_, i) => ({
      name: NAMES[i] ?? `${i}`,
      bot: i === 1 ? 'steady' : null,
      connected: i !== 4,
    })),
    events: played.events,
    status: 'ready',
    play,
  };
  return <Board match={match as TableMatch<View, never>} />;
};

const TileSheet = <Face extends string>({
  Tile,
  faces,
  grey = false,
}: Pick<Shown<never, never, Face>, 'Tile' | 'faces'> & { grey?: boolean }) => (
  <section className={grey ? 'gallery-grey' : ''}>
    <h2>{grey ? 'In grey' : 'In colour'}</h2>
    {SIZES.map(size => (
      <p key={size} className="gallery-row">
        {faces.map(side => (
          <Tile key={side} side={side} size={size} />
        ))}
      </p>
    ))}
    <p className="gallery-row">
      {SUNS.map(sun => (
        <SunToken key={sun} sun={sun} down={sun % 4 === 0} />
      ))}
    </p>
  </section>
);
