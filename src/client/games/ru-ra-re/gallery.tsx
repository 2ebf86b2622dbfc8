import { useMemo } from 'react';
import type { AnyMove } from '../../../game/contract.ts';
import { CARDS } from '../../../game/ru-ra-re/cards.ts';
import { ruRaRe } from '../../../game/ru-ra-re/rules.ts';
import type { Move } from '../../../game/ru-ra-re/table.ts';
import { FrozenClockContext } from '../../ui/motion/frozen-clock.ts';
import { type Asked, seatOf } from '../gallery/asked.ts';
import type { GameGallery } from '../gallery/game-gallery.ts';
import { snapshotsOn } from '../gallery/made.ts';
import { seatsFor } from '../gallery/names.ts';
import { usePlayed } from '../gallery/use-played.ts';
import { Fist, Hand } from './art/hands.tsx';
import { Board } from './board.tsx';
import { Card, CardBack } from './cards/card.tsx';
import { advance, type Played, POSITIONS, type Position, reach } from './gallery/positions.ts';
import { clientGame } from './index.ts';

/** Named positions of this board and its cards. */
export const gallery: GameGallery = {
  positions: POSITIONS.map(({ name, players, frozen }) => ({
    name,
    players,
    isMoment: frozen !== undefined,
  })),
  Position: ({ name, asked }) => {
    const position = POSITIONS.find(each => each.name === name);
    return position === undefined ? null : <PlayedBoard position={position} asked={asked} />;
  },
  Pieces: () => <Cards />,
};

/** How long a moment is that stands still, in milliseconds. */
const MOMENT = 2000;

const PlayedBoard = ({ position, asked }: { position: Position; asked: Asked }) => {
  const [played, setPlayed] = usePlayed<Played>(() => reach(position));
  const seat = seatOf(asked, 0);
  const frozen = position.frozen === undefined ? -1 : played.events.findLastIndex(position.frozen);
  const share = asked.at === null ? (position.held ?? 0) : Math.min(1, asked.at / MOMENT);
  const still = useMemo(
    () => (frozen < 0 ? null : { at: 0, began: 0, moment: { told: frozen + 1, share } }),
    [frozen, share],
  );
  const board = (
    <Board
      match={{
        view: ruRaRe.view(played.state, seat),
        seat,
        seats: seatsFor(played.state.totals.length),
        events: played.events,
        status: 'ready',
        play: (move: AnyMove) => setPlayed(advance(played, move as unknown as Move, seat ?? 0)),
        snapshots: snapshotsOn(ruRaRe, played.way, seat),
      }}
    />
  );
  return still === null ? board : <FrozenClockContext value={still}>{board}</FrozenClockContext>;
};

const SIZES = ['28px', '48px', '80px'];
const FINGERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const Cards = () => (
  <main data-styles={clientGame.styles}>
    {SIZES.map(size => (
      <p key={size} style={{ '--card': size } as React.CSSProperties}>
        {CARDS.map(card => (
          <Card key={card} card={card} />
        ))}
        <CardBack />
      </p>
    ))}
    <p style={{ '--hand': '56px', display: 'flex' } as React.CSSProperties}>
      <Fist />
      {FINGERS.map(n => (
        <Hand key={n} fingers={n} />
      ))}
    </p>
  </main>
);
