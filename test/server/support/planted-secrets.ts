import { CARDS as ALL_CARDS } from '../../../src/game/ru-ra-re/cards.ts';
import type { MatchState } from '../../../src/server/boardgame.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import type { Overheard } from './searched-match.ts';

/** What may be hidden: a bag of letters, a stock of tiles and what each seat holds, or a pile and a box of cards. */
type Secret = {
  readonly bag?: string;
  readonly stock?: readonly number[];
  readonly hands?: readonly (readonly number[])[];
  readonly pile?: readonly string[];
  readonly box?: readonly string[];
};

/** Long enough not to be met by chance in text that knows nothing of the bag. */
const LETTERS = 10;
/** Longer than a row, and so than any cards that are told in the order in which they came. */
const CARDS = 5;

/** Secrets that no text at all may hold: seeds, salts, credentials and their hashes. */
export const textsToFind = (
  { data, control }: StoredMatch,
  { plugins, G }: MatchState,
  { credentials }: Pick<Overheard, 'credentials'>,
): readonly string[] => [
  control.seal!.seed,
  control.seal!.salt,
  G.secret.seed,
  plugins.random!.data.seed,
  ...credentials,
  ...Object.values(data.players).flatMap(player => player.credentials ?? []),
];

/** Names of what is never told, as keys of JSON. */
const KEYS = ['"secret"', '"seed"', '"salt"', '"seal"', '"credentials"', '"prngstate"', '"control"'];

/** What the first seat has chosen beforehand, and that it has. */
const CHOSEN = ['"beforehand"', '"drawTo"', '"passTo"', '"farmer/warrior","warrior"'];

/** Which secrets of a match stand in what was said of it: none, if all is well. */
export const secretsIn = (stored: StoredMatch, dealt: MatchState, heard: Overheard): readonly string[] => {
  const { bag = '', stock = [], hands = [], pile = [], box = [] } = dealt.G.secret as Secret;
  const toAll = [...heard.bySeat.flat(), ...heard.watching, ...heard.answers].join('\n');
  const found = [...textsToFind(stored, dealt, heard), ...KEYS].filter(text => toAll.includes(text));
  found.push(...partsIn(runsOf(toAll, /[a-z]{10,}/g), [...bag], LETTERS, ''));
  const lists = runsOf(toAll, /"[a-z0-9-]+"(?:,"[a-z0-9-]+"){4,}/g);
  for (const cards of [pile, box]) {
    const parts = partsIn(
      lists,
      cards.map(card => `"${card}"`),
      CARDS,
      ',',
    );
    found.push(...parts.filter(part => !isInOrder(JSON.parse(`[${part}]`))));
  }
  const toAllOthers = [...heard.bySeat.slice(1).flat(), ...heard.watching, ...heard.answers];
  found.push(...CHOSEN.filter(text => toAllOthers.some(said => said.includes(text))));
  for (const [seat, hand] of hands.entries()) {
    const toOthers = [...heard.bySeat.filter((_, other) => other !== seat).flat(), ...heard.watching].join(
      '\n',
    );
    const said = [toOthers, ...heard.answers].join('\n').replaceAll(ANKHS, '');
    const numbers = runsOf(said, /\d+(?:,\d+){2,}/g);
    for (const tiles of [hand, stock]) found.push(...partsIn(numbers, tiles.map(String), 3, ','));
  }
  return found;
};

/** Kheops tells at its end who has how many ankhs and what they count: by chance three numbers of tiles. */
const ANKHS = /"ankhs",[01],\d+,\d+/g;

/** What players discard is told kind by kind: by chance some cards of the pile lie so too. */
const isInOrder = (cards: readonly string[]): boolean => {
  const kinds = cards.map(card => (ALL_CARDS as readonly string[]).indexOf(card));
  return [kinds, kinds.toReversed()].some(order =>
    order.every((kind, i) => i === 0 || kind >= order[i - 1]!),
  );
};

const runsOf = (text: string, runs: RegExp): ReadonlySet<string> => new Set(text.match(runs));

/** Parts of a secret order, so many pieces long, that stand in one of the runs of text, from either end. */
const partsIn = (
  runs: ReadonlySet<string>,
  order: readonly string[],
  pieces: number,
  between: string,
): string[] => {
  if (order.length === 0 || runs.size === 0) return [];
  const parts = [order, order.toReversed()].flatMap(pieced =>
    pieced
      .slice(0, Math.max(0, pieced.length - pieces + 1))
      .map((_, at) => pieced.slice(at, at + pieces).join(between)),
  );
  const text = [...runs].map(run => between + run + between).join('\n');
  return parts.filter(part => text.includes(between + part + between));
};
