import { describe, expect, it } from 'vitest';
import { kheops } from '../../src/client/games/kheops/game.ts';
import { priestsOfRa } from '../../src/client/games/priests-of-ra/game.ts';
import { ra } from '../../src/client/games/ra/game.ts';
import { ruRaRe } from '../../src/client/games/ru-ra-re/game.ts';
import type { BoardGame, Reader } from '../../src/client/table/board-game.ts';
import { personOf } from '../../src/client/table/person.ts';
import { boardWords } from '../../src/client/table/words.ts';
import { LANGUAGES, type Language } from '../../src/client/ui/i18n/i18n.tsx';
import { playOnRules } from '../../src/game/drive.ts';
import { GAME_IDS, type GameId } from '../../src/game/index.ts';
import type { Seat } from '../../src/game/shared/seats.ts';
import { loadGame } from '../game/load-game.ts';
import { botMatch, seatCounts, waysOf } from '../game/matches.ts';

// biome-ignore lint/suspicious/noExplicitAny: the views of different games have nothing in common
type AnyBoardGame = BoardGame<any, any, any>;

const BOARDS: Readonly<Record<string, AnyBoardGame>> = {
  kheops,
  'priests-of-ra': priestsOfRa,
  ra,
  'ru-ra-re': ruRaRe,
};
const SEATS = ['Ada', 'Ned', 'Meritaten', 'Ben', 'Zoe'].map(name => ({ name }));

/** What no sentence of any language may say: somebody spoken to and spoken of at once, gaps, and signs of a typewriter. */
const FAULTS: readonly RegExp[] = [
  /\b(you|tu)\b \((you|tu)\)/i,
  /\bYou (has|is|was|goes|wins|holds|loses|takes|begins|have has)\b/i,
  /\bTu (ha|è|va|vince|perde|occupa|prende|comincia)\b/i,
  /\bYou’s\b|\b(of|to|di|a) (You|Tu)\b/,
  // A capital is for the beginning of a sentence.
  /[^.!?)] (You|Tu)\b/,
  / [,.;:!?]/,
  /['"]/,
  / {2}|^ | $/,
  /\(\)|undefined|null|NaN|\[object/,
  /,[,.]|\.\.|:\./,
  /^\p{Ll}/u,
  /[^.!?)]$/,
];

const faultsOf = (sentence: string): string[] =>
  FAULTS.filter(fault => fault.test(sentence)).map(fault => `${fault}: ${sentence}`);

/** Every sentence of some whole matches of a game, as each of its seats and a spectator read them, without repetitions. */
const sentencesOf = async (id: GameId, language: Language): Promise<ReadonlySet<string>> => {
  const game = await loadGame(id);
  const board = BOARDS[id]!;
  const told = new Set<string>();
  for (const players of seatCounts(game)) {
    for (const way of waysOf(game)) {
      const match = botMatch(game, players, way, `sentences ${players}`);
      const { events } = playOnRules(game, match);
      const fresh = game.rules.setup(match);
      const seats = SEATS.slice(0, players);
      for (const own of [...seats.keys(), null]) {
        const plain: Reader = { language, person: personOf(seats, own, boardWords[language]) };
        const reader = board.readerOf(plain, game.rules.view(fresh, own), own);
        for (const event of events) told.add(board.sentenceOf(event, reader));
      }
    }
  }
  return told;
};

describe.each(GAME_IDS)('the sentences of random matches of %s', id => {
  it.each(LANGUAGES)('speak to their reader, and of everybody else: %s', async language => {
    const told = await sentencesOf(id, language);
    expect(told.size).toBeGreaterThan(100);
    expect([...told].flatMap(faultsOf)).toEqual([]);
  });
});

describe.each(GAME_IDS)('the refusals of %s', id => {
  it.each(LANGUAGES)('are whole sentences that speak to their reader: %s', language => {
    const refusals: readonly string[] = Object.values(BOARDS[id]!.refusalWords[language]);
    expect(refusals.length).toBeGreaterThan(5);
    expect(refusals.flatMap(faultsOf)).toEqual([]);
  });
});

/** Plain texts of some words, at any depth; what is put together from parts is read where it is used. */
const textsIn = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(textsIn)
      : [];

/** Everything that `defineWords` made and a file of words gives. */
const wordsOf = (language: Language): string[] =>
  Object.values(
    import.meta.glob<Record<string, unknown>>('../../src/client/**/{words,*-words}{.ts,/*.ts}', {
      eager: true,
    }),
  )
    .flatMap(file => Object.values(file))
    .filter(given => typeof given === 'object' && given !== null && 'en' in given && 'it' in given)
    .flatMap(given => textsIn((given as Record<Language, unknown>)[language]));

/** What no text on the screen may have. */
const SLIPS: Readonly<Record<Language, readonly RegExp[]>> = {
  // A stone is rotated, a turn is had.
  en: [/\bturn(ed|s)? (it|(the|a|this) (stone|room|corridor))\b(?! over)/i],
  // One word for the bag; whoever is spoken to is told what to do.
  it: [/\bborsa\b/i, /^(?!tesser|camer|cavalier)\p{L}+(are|ere|ire|arsi|ersi|irsi)\b/iu, /\bper piacere\b/i],
};
const TYPED = [/['"]/, /\.\.\./, / [,.;:!?](?! ?\d)/, / {2}/];

describe('every text of the client', () => {
  it.each(LANGUAGES)('is set as a printer would, with one word for one thing: %s', language => {
    const texts = wordsOf(language);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(text => [...TYPED, ...SLIPS[language]].some(slip => slip.test(text)))).toEqual([]);
  });
});

describe('a fault of a sentence', () => {
  it.each([
    'You (you) has blue.',
    'Tu (tu) ha il blu.',
    'You is the Ra player.',
    'It is the turn of You.',
    'Ada , Ned and Zoe got nothing.',
    'Ada wins: Ada 52, You 40.',
    "Ada's turn.",
    'Ada took .',
    'ada passed.',
    'Ada passed',
  ])('is found: %s', sentence => {
    expect(faultsOf(sentence)).not.toEqual([]);
  });
});

describe('whoever sits at a table', () => {
  it('is “you” in every list of theirs, and has their name in everybody else’s', () => {
    const of = (own: Seat | null) => [0, 1].map(personOf(SEATS.slice(0, 2), own, boardWords.it));
    expect(of(0)).toEqual([
      { name: 'Tu', you: true },
      { name: 'Ned', you: false },
    ]);
    expect(of(null).map(({ name }) => name)).toEqual(['Ada', 'Ned']);
  });

  it('has a number where there is no name', () => {
    expect(personOf([], null, boardWords.en)(2)).toEqual({ name: 'Player 3', you: false });
  });
});
