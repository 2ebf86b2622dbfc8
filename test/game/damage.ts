import type { GameId } from '../../src/game/index.ts';
import type { Fact } from './records.ts';

/** Makes a right record wrong, whatever event it is done to; null when it does not fit the event. */
type Change = (event: Fact) => Fact | null;
type Changes = Readonly<Record<string, Change>>;

const more =
  (key: string): Change =>
  event =>
    typeof event[key] === 'number' ? { ...event, [key]: event[key] + 1 } : null;

/** What can be done to the events of every game. */
const EVERY: Changes = {
  'another type': event => ({ ...event, type: event.type === 'epoch-start' ? 'pass' : 'epoch-start' }),
  'a type nobody knows': event => ({ ...event, type: 'nonsense' }),
  'another player': more('player'),
  'a player who is none': event => ('player' in event ? { ...event, player: 'x' } : null),
  'no player': ({ player, ...event }) => (player === undefined ? null : event),
  'other scores': event =>
    Array.isArray(event.scores) ? { ...event, scores: event.scores.map(n => n + 1) } : null,
  'another winner': event => (Array.isArray(event.winners) ? { ...event, winners: [] } : null),
};

/** What can be done where tiles are drawn or laid. */
const TILES: Changes = {
  'another tile': event =>
    'tile' in event ? { ...event, tile: event.tile === 'ra' ? 'plague' : 'ra' } : null,
  'a tile nobody knows': event => ('tile' in event ? { ...event, tile: '__proto__' } : null),
};

/** What can be done to those of an auction. */
const AUCTION: Changes = {
  ...TILES,
  'a sun that nobody has': event => (typeof event.sun === 'number' ? { ...event, sun: 17 } : null),
  'another sun taken': more('took'),
  'another lot': event =>
    Array.isArray(event.tiles) ? { ...event, tiles: [...event.tiles, 'priest'] } : null,
  'another kind of auction': event =>
    'kind' in event ? { ...event, kind: event.kind === 'ra-tile' ? 'voluntary' : 'ra-tile' } : null,
  'another epoch': more('epoch'),
  'another reason': event =>
    'reason' in event ? { ...event, reason: event.reason === 'ra-track' ? 'suns-spent' : 'ra-track' } : null,
  'another net': more('net'),
  'another fame': more('fame'),
  'another item': event =>
    Array.isArray(event.items) ? { ...event, items: [...event.items, { for: 'suns', fame: 1 }] } : null,
  'no items': event => (Array.isArray(event.items) ? { ...event, items: null } : null),
  'other suns': event =>
    Array.isArray(event.suns) ? { ...event, suns: event.suns.toReversed().map(() => [1]) } : null,
  'another centre': event => (typeof event.centre === 'number' ? { ...event, centre: 2 } : null),
};

const KHEOPS: Changes = {
  ...TILES,
  'white is another': event => ('white' in event ? { ...event, white: 1 - Number(event.white) } : null),
  'blue is another': event => ('blue' in event ? { ...event, blue: 1 - Number(event.blue) } : null),
  'a base without its last tile': event =>
    Array.isArray(event.base) ? { ...event, base: event.base.slice(0, -1) } : null,
  'a base with a tile turned': event =>
    Array.isArray(event.base)
      ? { ...event, base: event.base.with(7, { ...event.base[7], turn: (event.base[7].turn + 1) % 3 }) }
      : null,
  'a base with two tiles exchanged': event =>
    Array.isArray(event.base)
      ? {
          ...event,
          base: event.base
            .with(3, { ...event.base[3], tile: event.base[4].tile })
            .with(4, { ...event.base[4], tile: event.base[3].tile }),
        }
      : null,
  'a cell nobody knows': event => ('cell' in event ? { ...event, cell: '7,0' } : null),
  'a tile where one lies': event => (event.type === 'tile' ? { ...event, cell: '6,3' } : null),
  'a turn nobody knows': event => ('turn' in event ? { ...event, turn: 3 } : null),
  'a priest before the mummy': event => (event.piece === 'mummy' ? { ...event, piece: 'priest' } : null),
  'a piece nobody knows': event => ('piece' in event ? { ...event, piece: 'king' } : null),
  'somebody replaced': event =>
    event.type === 'pawn' ? { ...event, replaces: event.replaces === 'worker' ? 'mummy' : 'worker' } : null,
  'nobody replaced': ({ replaces, ...event }) => (replaces === undefined ? null : event),
  'another power': event =>
    'power' in event ? { ...event, power: event.power === 'swap' ? 'move' : 'swap' } : null,
  'a power left unused': ({ type, player, power, none }) =>
    power === undefined || none === true ? null : { type, player, power, none: true },
  'a power used without a use': event => ('none' in event ? { ...event, none: false } : null),
  'a move besides': event =>
    event.power !== undefined ? { from: '6,0', to: '6,2', ...event, cell: '6,0' } : null,
  'from and to exchanged': event => ('from' in event ? { ...event, from: event.to, to: event.from } : null),
  'another network': event => (Array.isArray(event.cells) ? { ...event, cells: event.cells.slice(1) } : null),
  'more rooms': more('rooms'),
  'another bonus': event =>
    Array.isArray(event.bonuses)
      ? { ...event, bonuses: [...event.bonuses, { for: 'apex', points: 5 }] }
      : null,
  'opened or closed': event => ('closed' in event ? { ...event, closed: event.closed !== true } : null),
  'cursed or not': event => ('cursed' in event ? { ...event, cursed: event.cursed !== true } : null),
  'more points': more('points'),
  'another owner': event =>
    Array.isArray(event.owners) && event.points !== 0
      ? { ...event, owners: event.owners.length === 0 ? [0] : [] }
      : null,
  'more ankhs': more('count'),
};

/** Another hand of whoever is named first. */
const firstHand =
  (other: (row: number) => unknown): Change =>
  event => {
    if (event.type !== 'show') return null;
    const choices = event.choices as Record<string, number>;
    const [seat] = Object.keys(choices);
    return { ...event, choices: { ...choices, [seat!]: other(choices[seat!]!) } };
  };

const RU_RA_RE: Changes = {
  'a hand of a row there is not': firstHand(() => 9),
  'a hand without fingers': firstHand(() => 0),
  'a hand told as text': firstHand(String),
  'no hands': event => ('choices' in event ? { ...event, choices: null } : null),
  'hands in a list': event => ('choices' in event ? { ...event, choices: [] } : null),
  'a hand too many': event =>
    'choices' in event ? { ...event, choices: { ...(event.choices as object), 9: 1 } } : null,
  'a hand too few': event =>
    'choices' in event
      ? { ...event, choices: Object.fromEntries(Object.entries(event.choices as object).slice(1)) }
      : null,
  'another row': more('row'),
  'another round': more('round'),
  'another scoring': more('scoring'),
  'more points': more('points'),
  'another total': more('total'),
  'a card less': event => (Array.isArray(event.cards) ? { ...event, cards: event.cards.slice(1) } : null),
  'a card more': event => (Array.isArray(event.cards) ? { ...event, cards: [...event.cards, 'king'] } : null),
  'a card nobody knows': event =>
    Array.isArray(event.cards) ? { ...event, cards: event.cards.with(0, '__proto__') } : null,
  'another card lost': event =>
    'lost' in event ? { ...event, lost: event.lost === 'king' ? 'dog' : 'king' } : null,
  'no card lost': event => ('lost' in event ? { ...event, lost: null } : null),
  'others who met': event =>
    Array.isArray(event.players) ? { ...event, players: event.players.slice(1) } : null,
  'others who get nothing': event =>
    Array.isArray(event.nothing) ? { ...event, nothing: [...event.nothing, 0] } : null,
  'rows in another order': event =>
    Array.isArray(event.rows) && event.type === 'refill' ? { ...event, rows: event.rows.toReversed() } : null,
  'a row too few': event => (Array.isArray(event.rows) ? { ...event, rows: event.rows.slice(1) } : null),
  'a row too long': event =>
    Array.isArray(event.rows) ? { ...event, rows: event.rows.with(0, [...event.rows[0], 'king']) } : null,
  'a row of nothing': event =>
    Array.isArray(event.rows) ? { ...event, rows: event.rows.with(0, null) } : null,
  'a row of a card nobody knows': event =>
    Array.isArray(event.rows) ? { ...event, rows: event.rows.with(0, ['king', 'king', 'queen']) } : null,
  'shuffled or not': event =>
    'reshuffled' in event ? { ...event, reshuffled: event.reshuffled !== true } : null,
  'another item': event =>
    Array.isArray(event.items) ? { ...event, items: [...event.items, { for: 'kings', points: 1 }] } : null,
  'no items': event => (Array.isArray(event.items) ? { ...event, items: null } : null),
};

/** What can be done to the events of a game: to those of one that is not named here, what can be done to any. */
export const changesOf = (id: GameId): Changes => CHANGES[id] ?? EVERY;

const CHANGES: Readonly<Partial<Record<GameId, Changes>>> = {
  'priests-of-ra': {
    ...EVERY,
    ...AUCTION,
    'more ankhs': more('ankhs'),
    'more plagues': more('plagues'),
    'another flip': event => ('to' in event ? { ...event, to: event.from } : null),
    'a flip of nothing': event => ('from' in event ? { ...event, from: 'priest' } : null),
  },
  ra: {
    ...EVERY,
    ...AUCTION,
    'more lost': event => (Array.isArray(event.lost) ? { ...event, lost: [...event.lost, 'nile'] } : null),
    'another tile taken': event => ('takes' in event ? { ...event, takes: 'god' } : null),
  },
  kheops: { ...EVERY, ...KHEOPS },
  'ru-ra-re': { ...EVERY, ...RU_RA_RE },
};

/** An event that chance brought, changed so that only the seed can tell, and what is then said. */
type Unsown = { readonly at: number; readonly event: Fact; readonly says: string };

const anotherDraw =
  (inPlaceOfPyramid: string) =>
  (facts: readonly Fact[]): Unsown => {
    const at = facts.findIndex(({ type, tile }) => type === 'draw' && tile !== 'ra');
    const { tile: drawn } = facts[at]!;
    const tile = drawn === 'pyramid' ? inPlaceOfPyramid : 'pyramid';
    return { at, event: { ...facts[at], tile }, says: `the seed gives "${drawn}"` };
  };

export const UNSOWN: Readonly<Partial<Record<GameId, (facts: readonly Fact[]) => Unsown>>> = {
  'priests-of-ra': anotherDraw('priest'),
  ra: anotherDraw('god'),
  /** The tile that is never laid stays in white's hand: blue cannot have laid it. */
  kheops: facts => {
    const { base, blue } = facts[0] as { base: { tile: number }[]; blue: number };
    const lain = new Set([...base, ...facts].map(({ tile }) => tile));
    const tile = Array.from({ length: 50 }, (_, id) => id).find(id => !lain.has(id))!;
    const at = facts.findIndex(({ type, player }) => type === 'tile' && player === blue);
    return { at, event: { ...facts[at], tile }, says: `the seed gives player ${blue} no tile ${tile}` };
  },
  /** The outermost card of a row that the box filled for the last round, and that nobody then chose. */
  'ru-ra-re': facts => {
    const at = facts.findLastIndex(({ type }) => type === 'refill');
    const rows = facts[at]!.rows as string[][];
    const before = facts.findLastIndex(({ type }, i) => type === 'refill' && i < at);
    const taken = facts.slice(before, at).flatMap(({ type, row }) => (type === 'take' ? Number(row) : []));
    const chosen = new Set(facts.slice(at + 1).map(({ row }) => row));
    // Row 1 is filled first, so the last of them has its cards from the box.
    const row = Math.max(...taken.filter(other => !chosen.has(other)));
    const cards = rows[row - 1]!;
    const inBox = facts.flatMap(({ type, cards }) => (type === 'discard' ? (cards as string[]) : []));
    const other = inBox.find(card => !rows.flat().includes(card))!;
    return {
      at,
      event: { ...facts[at], rows: rows.with(row - 1, cards.with(-1, other)) },
      says: `the seed brings ${cards.at(-1)} where ${other} stands`,
    };
  },
};
