import { useState } from 'react';
import type { AnyMove } from '../../../game/contract.ts';
import { actor } from '../../../game/kheops/legal.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import { kheops } from '../../../game/kheops/rules.ts';
import type { Move, View } from '../../../game/kheops/table.ts';
import { TILES } from '../../../game/kheops/tiles.ts';
import { Board } from './board.tsx';
import { advance, POSITIONS, reach } from './gallery/positions.ts';
import { FRESH, targetsOf } from './plan.ts';
import { styles } from './styles.ts';
import { TileIcon } from './tile-icon.tsx';

/** Named positions of this board and its tiles, in development. `?position=` and `?seat=` open one. */
export const Gallery = () => {
  const asked = new URLSearchParams(location.search);
  const position = POSITIONS.find(({ name }) => name === asked.get('position'));
  if (position === undefined) return <Tiles />;
  return <Played key={position.name} position={position} asked={asked.get('seat')} />;
};

const Played = ({ position, asked }: { position: (typeof POSITIONS)[number]; asked: string | null }) => {
  const [played, setPlayed] = useState(() => reach(position));
  const [seat] = useState(() =>
    asked === 'none' ? null : asked === null ? (actor(played.state.step) ?? 0) : Number(asked),
  );
  return (
    <main>
      <Board
        meant={position.isMeant === true ? meantAt(kheops.view(played.state, seat), seat) : null}
        match={{
          view: kheops.view(played.state, seat),
          seat,
          seats: [
            { name: 'Ada', bot: null, connected: true },
            { name: 'Ned', bot: 'steady', connected: true },
          ],
          events: played.events,
          status: 'ready',
          play: (move: AnyMove) => setPlayed(advance(played, move as unknown as Move, seat ?? 0)),
        }}
      />
    </main>
  );
};

/** A cell in the middle of those that may be pressed. */
const meantAt = (view: View, seat: number | null): Cell | null => {
  const cells = [...targetsOf(view, seat, FRESH)];
  return cells[Math.floor(cells.length / 2)] ?? null;
};

const SIZES = [28, 48, 72, 110];

const Tiles = () => (
  <main data-styles={styles}>
    <p>
      {POSITIONS.map(({ name }) => (
        <a key={name} href={`?position=${name}`}>
          {name}{' '}
        </a>
      ))}
    </p>
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
