import { useMemo, useState } from 'react';
import type { AnyMove } from '../../../game/contract.ts';
import { steady } from '../../../game/ru-ra-re/bot/steady.ts';
import { CARDS } from '../../../game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import { legalMoves, seatsToAct } from '../../../game/ru-ra-re/legal.ts';
import { ruRaRe } from '../../../game/ru-ra-re/rules.ts';
import type { Move, State } from '../../../game/ru-ra-re/table.ts';
import { quickRandom } from '../../../game/shared/random.ts';
import { Fist, Hand } from './art/hands.tsx';
import { Board } from './board.tsx';
import { Card, CardBack } from './card.tsx';
import { styles } from './styles.ts';

type Position = {
  readonly name: string;
  readonly players: number;
  readonly wanted: (state: State, events: readonly RuRaReEvent[]) => boolean;
  /** The moment that it stands still in: the last event that is one, which the table has come just past. */
  readonly frozen?: (event: RuRaReEvent) => boolean;
};

/** Has the last throw brought such an event, in a later round? */
const late =
  (isIt: (event: RuRaReEvent) => boolean, from = 3): Position['wanted'] =>
  ({ round }, events) =>
    round > from && events.slice(events.findLastIndex(({ type }) => type === 'show')).some(isIt);
const isShow = ({ type }: RuRaReEvent) => type === 'show';
const isClash = ({ type }: RuRaReEvent) => type === 'clash';
const isTake = ({ type }: RuRaReEvent) => type === 'take';
const isScore = (event: RuRaReEvent) => event.type === 'score' && event.player === 0;
const isEnd = ({ type }: RuRaReEvent) => type === 'end';

const POSITIONS: readonly Position[] = [
  { name: 'start', players: 4, wanted: () => true },
  { name: 'choosing', players: 4, wanted: s => s.round === 5 && s.throw === 1 },
  { name: 'fists', players: 4, wanted: late(isShow), frozen: isShow },
  { name: 'hands', players: 4, wanted: late(isShow), frozen: isShow },
  { name: 'clash', players: 4, wanted: late(isClash), frozen: isClash },
  { name: 'alone', players: 4, wanted: late(isTake), frozen: isTake },
  { name: 'scoring', players: 4, wanted: late(isScore), frozen: isScore },
  { name: 'end', players: 4, wanted: late(isEnd), frozen: isEnd },
  { name: 'two', players: 2, wanted: s => s.round === 4 },
  { name: 'three', players: 3, wanted: s => s.round === 5 },
  { name: 'again', players: 4, wanted: s => s.round > 3 && s.throw > 1 && s.waiting.includes(0) },
  { name: 'resting', players: 4, wanted: s => s.round > 3 && s.throw > 1 && !s.waiting.includes(0) },
  { name: 'late', players: 4, wanted: s => s.lastRound },
  { name: 'over', players: 4, wanted: s => s.step.kind === 'over' },
];

type Played = { readonly state: State; readonly events: readonly RuRaReEvent[] };

const TRIES = 100;

/** Plays seeded matches of steady players until one shows the position. */
const reach = ({ name, players, wanted }: Position): Played => {
  for (let n = 0; n < TRIES; n++) {
    const seed = `${name}-${n}`;
    const random = quickRandom(seed);
    const state = ruRaRe.setup({ players, options: {}, seed });
    const events: RuRaReEvent[] = [...ruRaRe.opening(state)];
    for (;;) {
      if (wanted(state, events)) return { state, events };
      const seat = seatsToAct(state)[0];
      if (seat === undefined) break;
      events.push(
        ...ruRaRe.apply(state, seat, steady(ruRaRe.view(state, seat), seat, legalMoves(state, seat), random)),
      );
    }
  }
  throw new Error(`no match came to the position ${name}`);
};

/** Named positions of this board and its cards, in development. `?position=` and `?seat=` open one. */
export const Gallery = () => {
  const asked = new URLSearchParams(location.search);
  const position = POSITIONS.find(({ name }) => name === asked.get('position'));
  return position === undefined ? <Cards /> : <PlayedBoard position={position} asked={asked.get('seat')} />;
};

const NAMES = ['Ada', 'Ned', 'Meritaten', 'Ben'];

const PlayedBoard = ({ position, asked }: { position: Position; asked: string | null }) => {
  const [played, setPlayed] = useState(() => reach(position));
  const random = useMemo(() => quickRandom('gallery'), []);
  const seat = asked === 'none' ? null : Number(asked ?? 0);
  const frozen = position.frozen === undefined ? -1 : played.events.findLastIndex(position.frozen);
  const play = (move: AnyMove) => {
    const state = structuredClone(played.state);
    const events = [...played.events];
    events.push(...ruRaRe.apply(state, seat ?? 0, move as unknown as Move));
    for (const other of seatsToAct(state)) {
      if (other === seat) continue;
      events.push(
        ...ruRaRe.apply(
          state,
          other,
          steady(ruRaRe.view(state, other), other, legalMoves(state, other), random),
        ),
      );
    }
    setPlayed({ state, events });
  };
  return (
    <main>
      <Board
        frozenAt={frozen < 0 ? null : frozen + 1}
        held={
          position.name === 'fists'
            ? FISTS
            : position.name === 'alone' || position.name === 'clash'
              ? 0.3
              : SHOWN
        }
        match={{
          view: ruRaRe.view(played.state, seat),
          seat,
          seats: played.state.totals.map((_, i) => ({
            name: NAMES[i]!,
            bot: i === 1 ? 'steady' : null,
            connected: i !== 3,
          })),
          events: played.events,
          status: 'ready',
          play,
        }}
      />
    </main>
  );
};

/** How far into its moment a frozen table stands. */
const FISTS = 0.3;
const SHOWN = 0.95;

const SIZES = ['28px', '48px', '80px'];
const FINGERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const Cards = () => (
  <main data-styles={styles}>
    <p>
      {POSITIONS.map(({ name }) => (
        <a key={name} href={`?position=${name}`}>
          {name}{' '}
        </a>
      ))}
    </p>
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
