import type { Random } from '../../../src/game/shared/random.ts';

/** What a table, a seat and its secret are called in a frame that is nearly right. */
export type Known = {
  readonly game: string;
  readonly matchID: string;
  readonly credentials: string;
  readonly moves: readonly string[];
};

const EVENTS = [
  'sync',
  'update',
  'chat',
  'history',
  'undo',
  'undo-answer',
  'beforehand',
  'react',
  'talk',
  'hidden',
  'error',
  'disconnect',
  'connect',
  '__proto__',
  '',
  'patch',
];
/** Around what the storages hold in a column. */
const LARGE = [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER];
const ODD: readonly unknown[] = [
  null,
  true,
  {},
  [],
  -1,
  0.5,
  ...LARGE,
  1e308,
  '',
  '__proto__',
  'x'.repeat(70),
  { length: 1e9 },
  { _placeholder: true, num: 0 },
  { toString: 1, toJSON: 'x' },
  [[[[[[[[[[]]]]]]]]]],
  '\u0000\ud800',
];

const pickFrom =
  (random: Random) =>
  <Item>(items: readonly Item[]): Item =>
    items[random.below(items.length)]!;

/** A message as somebody might send it who wants to see the server fall. Nothing that it says is a legal move. */
export const oddMessage = (random: Random, known: Known): string => {
  const pick = pickFrom(random);
  const odd = () => pick(ODD);
  const some = (most: number) => Array.from({ length: random.below(most + 1) }, odd);
  const action = { type: 'MAKE_MOVE', payload: { type: pick(known.moves), args: [odd(), {}, ...some(2)] } };
  const otherwise = { ...action, type: pick(['SYNC', 'RESET', 'PATCH', 'GAME_EVENT', 'UNDO']) };
  const said = pick<readonly unknown[]>([
    [pick(EVENTS), ...some(5)],
    ['sync', known.matchID, odd(), odd(), ...some(1)],
    ['sync', known.matchID, pick(['0', '1', '7', null]), pick(['wrong', odd()]), 2],
    ['update', action, pick([0, 1, odd()]), known.matchID, '0', pick([undefined, 'move-id-1', odd()])],
    ['update', odd(), 0, known.matchID, '0'],
    ['update', otherwise, 0, known.matchID, '0'],
    ['history', pick([known.matchID, odd()]), odd()],
    ['history', known.matchID, pick([1, 51, ...LARGE])],
    ['chat', known.matchID, odd(), odd()],
    ['undo', known.matchID, pick([0, odd()]), pick(['move-id-1', odd()])],
    ['undo-answer', known.matchID, pick([0, odd()]), pick([true, odd()])],
    ['beforehand', known.matchID, pick([0, odd()]), pick([[['passLot', odd()]], [[odd()]], odd()])],
    ['react', known.matchID, odd(), ...some(1)],
    ['hidden', known.matchID, pick([true, odd()]), ...some(1)],
    ['talk', pick([known.matchID, odd()]), pick([0, 4, odd()]), pick(['line', odd()])],
  ]);
  return `42/${known.game},${JSON.stringify(said)}`;
};

/** A frame that is no packet, or one that nobody sends at this moment. */
export const brokenFrame = (random: Random, known: Known): string | Buffer => {
  const pick = pickFrom(random);
  const text = oddMessage(random, known);
  const at = random.below(text.length);
  const bytes = Buffer.from(Array.from({ length: random.below(60) }, () => random.below(256)));
  return pick<string | Buffer>([
    text.slice(0, at),
    text.slice(0, at) + pick(['"', ']', '{', ',', '\\', '9', '\u0000']) + text.slice(at + 1),
    `4${random.below(10)}${text.slice(2)}`,
    `45${random.below(4)}-${text.slice(2)}`,
    `${random.below(10)}${bytes.toString('latin1')}`,
    `40/${pick(['', 'chess', '__proto__', known.game])},{}`,
    bytes,
  ]);
};
