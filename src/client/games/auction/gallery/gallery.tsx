import { type ComponentType, useMemo, useState } from 'react';
import { SUNS } from '../../../../game/auction/suns.ts';
import { actor } from '../../../../game/auction/table.ts';
import type { AnyEvent, AnyMove } from '../../../../game/contract.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { TableMatch } from '../../../table/table-match.ts';
import { type Asked, seatOf } from '../../gallery/asked.ts';
import type { GameGallery } from '../../gallery/game-gallery.ts';
import { snapshotsOn } from '../../gallery/made.ts';
import { seatsFor } from '../../gallery/names.ts';
import { usePlayed } from '../../gallery/use-played.ts';
import type { TileProps } from '../art/tile-frame.tsx';
import { SunToken } from '../art/tokens.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import './gallery.css';
import { advance, type Played, type Playing, type Position, reach } from './positions.ts';

const SIZES = [28, 40, 64, 96] as const;

type Shown<State extends View, View extends AuctionView, Face extends string> = {
  readonly styles: string;
  readonly Board: ComponentType<{ match: TableMatch<View, never> }>;
  readonly Tile: ComponentType<TileProps<Face>>;
  readonly faces: readonly Face[];
  readonly positions: readonly Position<View>[];
  readonly playing: Playing<State, View>;
};

/** Named positions of a board of an auction game, and every tile. */
export const auctionGallery = <State extends View, View extends AuctionView, Face extends string>(
  shown: Shown<State, View, Face>,
): GameGallery => ({
  positions: shown.positions.map(({ name, players, moment }) => ({
    name,
    players,
    isMoment: moment !== undefined,
  })),
  Position: ({ name, asked }) => {
    const position = shown.positions.find(each => each.name === name);
    return position === undefined ? null : <PlayedBoard {...shown} position={position} asked={asked} />;
  },
  Pieces: () => (
    <main data-styles={shown.styles}>
      <TileSheet {...shown} />
      <TileSheet {...shown} grey />
    </main>
  ),
});

/** The position goes on when it is played: the other seats answer at once. */
const PlayedBoard = <State extends View, View extends AuctionView, Face extends string>({
  Board,
  playing,
  position,
  asked,
}: Shown<State, View, Face> & { position: Position<View>; asked: Asked }) => {
  const [played, setPlayed] = usePlayed<Played<State>>(() => reach(playing, position));
  const [seat] = useState(() => seatOf(asked, actor(played.state.step)));
  const [watched, watch] = useState<Seat>(0);
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
    seats: seatsFor(played.state.areas.length),
    ...(seat === null && { watched, watch }),
    events: played.events,
    status: 'ready',
    play,
    snapshots: snapshotsOn(playing, played.way, seat),
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
