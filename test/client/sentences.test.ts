import { describe, expect, it } from 'vitest';
import { kheops } from '../../src/client/games/kheops/game.ts';
import { priestsOfRa } from '../../src/client/games/priests-of-ra/game.ts';
import { ra } from '../../src/client/games/ra/game.ts';
import { ruRaRe } from '../../src/client/games/ru-ra-re/game.ts';
import { LANGUAGES, type Language } from '../../src/client/i18n/i18n.tsx';
import type { BoardGame, Reader } from '../../src/client/table/board-game.ts';
import { personOf } from '../../src/client/table/person.ts';
import { boardWords } from '../../src/client/table/words.ts';
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

describe('a fault of a sentence', () => {
  it.each([
    'You (you) has blue.',
    'Tu (tu) ha il blu.',
    'You is the Ra player.',
    'It is the turn of You.',
    'Ada , Ned and Zoe got nothing.',
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
