/** How much what is kept matters. Where there is no room, what matters less goes first, and `spare` and `history` alone do. */
const WEIGHTS = ['spare', 'history', 'setting', 'match', 'seat'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Nothing of this weight or more is given up for anything else. */
const STAYS: Weight = 'setting';

type Place = {
  readonly weight: Weight | ((text: string) => Weight);
  /** Until this tab is closed; else until the browser forgets. */
  readonly visit?: true;
};

/** Everything that a browser keeps, by its key; one with a colon at its end stands for all that begin with it. */
const PLACES = {
  /** What could not be read any more, in case somebody can: behind the colon, its own key. */
  'aside:': { weight: 'spare' },
  'played-record:': { weight: 'spare' },
  'played-matches': { weight: 'history' },
  seals: { weight: 'history' },
  /** Said at a table, and not heard there yet; and what is half written. */
  'unsaid:': { weight: 'history' },
  'draft:': { weight: 'history', visit: true },
  'lesson:': { weight: 'history' },
  'exercise:': { weight: 'history' },
  /** Deals of earlier days, to be played without the server; and what came of one's own tries. */
  'daily-deals': { weight: 'history' },
  'daily-tries': { weight: 'history' },
  name: { weight: 'setting' },
  /** Who is signed in on this device, and the settings that the server was last known to have of them. */
  member: { weight: 'setting' },
  'member-settings': { weight: 'setting' },
  /** Which of the played matches are the member's. */
  'member-played': { weight: 'setting' },
  language: { weight: 'setting' },
  settings: { weight: 'setting' },
  sounds: { weight: 'setting' },
  shortcuts: { weight: 'setting' },
  muted: { weight: 'setting' },
  /** A finished one stands among the played ones too. */
  'local-match:': { weight: text => (text.includes('"over":true') ? 'history' : 'match') },
  seats: { weight: 'seat' },
  /** By which the server knows this browser's seats again, until a member signs out. */
  'browser-key': { weight: 'seat' },
  /** By which a guest shows that they have laid tables of one deal. */
  'hosted:': { weight: 'seat' },
} as const satisfies Readonly<Record<string, Place>>;

type PlaceName = keyof typeof PLACES;
export type Key = { [Name in PlaceName]: Name extends `${string}:` ? `${Name}${string}` : Name }[PlaceName];

/** Null for a key of somebody else’s, at the same address. */
export const placeOf = (key: string): Place | null => {
  const name = /^[^:]*:?/.exec(key)?.[0] ?? '';
  return Object.hasOwn(PLACES, name) ? PLACES[name as PlaceName] : null;
};

export const weightOf = (key: Key, text: string): Weight => {
  const weight = placeOf(key)?.weight ?? STAYS;
  return typeof weight === 'function' ? weight(text) : weight;
};

export const byWeight = (a: Weight, b: Weight): number => WEIGHTS.indexOf(a) - WEIGHTS.indexOf(b);

/** May what has the first weight be given up for what has the second? */
export const makesRoomFor = (gone: Weight, kept: Weight): boolean =>
  byWeight(gone, kept) < 0 && byWeight(gone, STAYS) < 0;
