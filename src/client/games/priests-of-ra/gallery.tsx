import { useMemo, useState } from 'react';
import { actor } from '../../../game/auction/table.ts';
import { priestsOfRa } from '../../../game/priests-of-ra/rules.ts';
import type { Move } from '../../../game/priests-of-ra/table.ts';
import { SIDES } from '../../../game/priests-of-ra/tiles.ts';
import { quickRandom } from '../../../game/shared/random.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { SunToken } from './art/tokens.tsx';
import { Board } from './board.tsx';
import type { PriestsMatch } from './board-context.tsx';
import './gallery.css';
import { keenMove, type Played, POSITIONS, reach, seatToShow, step } from './gallery/positions.ts';
import { Tile } from './tile.tsx';

const NAMES = ['Ada', 'Ned', 'Meritaten', 'Ben', 'Zoe'];
const SIZES = [28, 40, 64, 96] as const;
const TILES = 'tiles';

/** Named positions of the board and every tile, in development. `?position=` and `?seat=` open one. */
export const Gallery = () => {
  const asked = new URLSearchParams(location.search);
  const [name, setName] = useState(asked.get('position') ?? TILES);
  const position = POSITIONS.find(p => p.name === name);
  return (
    <main className="gallery">
      <header className="gallery-head">
        <h1>Gallery</h1>
        <label>
          Position{' '}
          <select value={name} onChange={event => setName(event.currentTarget.value)}>
            {[TILES, ...POSITIONS.map(p => p.name)].map(option => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      </header>
      {position === undefined ? (
        <TileSheets />
      ) : (
        <PlayedBoard key={name} start={reach(position)} asked={asked.get('seat')} />
      )}
    </main>
  );
};

/** The position goes on when it is played: the other seats answer at once. */
const PlayedBoard = ({ start, asked }: { start: Played; asked: string | null }) => {
  const [played, setPlayed] = useState(start);
  const [seat] = useState<Seat | null>(() =>
    asked === null ? seatToShow(start) : asked === 'none' ? null : Number(asked),
  );
  const random = useMemo(() => quickRandom('gallery'), []);
  const play = (move: Move) => {
    let next = step(played, move);
    for (;;) {
      const player = actor(next.state.step);
      if (player === null || player === seat) break;
      next = step(next, keenMove(next.state, priestsOfRa.legalMoves(next.state, player), random));
    }
    setPlayed(next);
  };
  const match: PriestsMatch = {
    view: priestsOfRa.view(played.state, seat),
    seat,
    seats: played.state.areas.map((_, i) => ({
      name: NAMES[i] ?? `${i}`,
      bot: i === 1 ? 'steady' : null,
      connected: i !== 4,
    })),
    events: played.events,
    status: 'ready',
    play: move => play(move as Move),
  };
  return <Board match={match} />;
};

const TileSheets = () => (
  <>
    <TileSheet />
    <TileSheet grey />
  </>
);

const TileSheet = ({ grey = false }: { grey?: boolean }) => (
  <section className={grey ? 'gallery-grey' : ''}>
    <h2>{grey ? 'In grey' : 'In colour'}</h2>
    {SIZES.map(size => (
      <p key={size} className="gallery-row">
        {([...SIDES, 'ra'] as const).map(side => (
          <Tile key={side} side={side} size={size} />
        ))}
      </p>
    ))}
    <p className="gallery-row">
      {Array.from({ length: 16 }, (_, i) => i + 1).map(sun => (
        <SunToken key={sun} sun={sun} down={sun % 4 === 0} />
      ))}
    </p>
  </section>
);
