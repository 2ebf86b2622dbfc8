import { useState } from 'react';
import type { AnyMove } from '../../../game/contract.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import { kheops } from '../../../game/kheops/rules.ts';
import type { Move, View } from '../../../game/kheops/table.ts';
import { TILES } from '../../../game/kheops/tiles.ts';
import { actor } from '../../../game/kheops/turns.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { type Asked, seatOf } from '../gallery/asked.ts';
import type { GameGallery } from '../gallery/game-gallery.ts';
import { snapshotsOn } from '../gallery/made.ts';
import { seatsFor } from '../gallery/names.ts';
import { usePlayed } from '../gallery/use-played.ts';
import { Board } from './board.tsx';
import { advance, type Played, POSITIONS, type Position, reach } from './gallery/positions.ts';
import { clientGame } from './index.ts';
import { TileIcon } from './pieces/tile-icon.tsx';
import { FRESH, targetsOf } from './view/plan.ts';

/** Named positions of this board and its tiles. */
export const gallery: GameGallery = {
  positions: POSITIONS.map(({ name, isMoment = false }) => ({ name, players: 2, isMoment })),
  Position: ({ name, asked }) => {
    const position = POSITIONS.find(each => each.name === name);
    return position === undefined ? null : <PlayedBoard position={position} asked={asked} />;
  },
  Pieces: () => <Tiles />,
};

const PlayedBoard = ({ position, asked }: { position: Position; asked: Asked }) => {
  const [played, setPlayed] = usePlayed<Played>(() => reach(position));
  const [seat] = useState(() => seatOf(asked, watching(position, actor(played.state.step))));
  const view = kheops.view(played.state, seat);
  return (
    <Board
      meant={position.isMeant === true ? meantAt(view, seat) : null}
      match={{
        view,
        seat,
        seats: seatsFor(2),
        events: played.events,
        status: 'ready',
        play: (move: AnyMove) => setPlayed(advance(played, move as unknown as Move, seat ?? 0)),
        snapshots: snapshotsOn(kheops, played.way, seat),
      }}
    />
  );
};

/** A move is seen being made by whoever does not make it. */
const watching = ({ isMoment = false }: Position, acting: Seat | null): Seat | null =>
  isMoment && acting !== null ? 1 - acting : acting;

/** A cell in the middle of those that may be pressed. */
const meantAt = (view: View, seat: number | null): Cell | null => {
  const cells = [...targetsOf(view, seat, FRESH)];
  return cells[Math.floor(cells.length / 2)] ?? null;
};

const SIZES = [28, 48, 72, 110];

const Tiles = () => (
  <main data-styles={clientGame.styles}>
    {SIZES.map(size => (
      <p key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {TILES.map(({ id }) => (
          <span key={id} style={{ width: size }}>
            <TileIcon tile={id} />
          </span>
        ))}
      </p>
    ))}
  </main>
);
