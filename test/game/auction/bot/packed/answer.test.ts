import { describe, expect, it } from 'vitest';
import { tileOutOf } from '../../../../../src/game/auction/bot/packed/bag.ts';
import {
  type Judge,
  MaxNSearch,
  type PackedGame,
} from '../../../../../src/game/auction/bot/packed/max-n-search.ts';
import { noMoves } from '../../../../../src/game/auction/bot/packed/moves.ts';
import { ACTOR, AUCTION, OVER, type Packed, STEP } from '../../../../../src/game/auction/bot/packed/table.ts';
import { NETS as NETS_OF_PRIESTS } from '../../../../../src/game/priests-of-ra/bot/nets.ts';
import {
  packedPriests,
  surerRivals as rivalsOfPriests,
} from '../../../../../src/game/priests-of-ra/bot/packed/game.ts';
import { judgeBy as judgeOfPriests } from '../../../../../src/game/priests-of-ra/bot/packed/judge.ts';
import { steadyMove } from '../../../../../src/game/priests-of-ra/bot/packed/steady.ts';
import { pack as packPriests } from '../../../../../src/game/priests-of-ra/bot/packed/table.ts';
import { meta as metaOfPriests } from '../../../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../../src/game/priests-of-ra/rules.ts';
import { judgeOf as judgeOfRa } from '../../../../../src/game/ra/bot/judge.ts';
import { NETS as NETS_OF_RA } from '../../../../../src/game/ra/bot/nets.ts';
import { packedRa, surerRivals as rivalsOfRa } from '../../../../../src/game/ra/bot/packed/game.ts';
import { packedSteady } from '../../../../../src/game/ra/bot/packed/steady.ts';
import { pack as packRa } from '../../../../../src/game/ra/bot/packed/table.ts';
import { WEIGHTS } from '../../../../../src/game/ra/bot/weights.ts';
import { meta as metaOfRa } from '../../../../../src/game/ra/meta.ts';
import { ra } from '../../../../../src/game/ra/rules.ts';
import { netsOf } from '../../../../../src/game/shared/nets/nets.ts';
import { quickRandom } from '../../../../../src/game/shared/random.ts';

type Tried = {
  readonly game: PackedGame;
  readonly judge: Judge;
  readonly rivals: ConstructorParameters<typeof MaxNSearch>[2];
  readonly usual: (s: Packed, moves: Int32Array, count: number) => number;
  readonly start: (seed: string) => Packed;
};

const RA: Tried = {
  game: packedRa,
  judge: judgeOfRa(NETS_OF_RA),
  rivals: rivalsOfRa,
  usual: packedSteady(WEIGHTS),
  start: seed => packRa(ra.view(ra.setup({ players: 4, options: metaOfRa.defaults, seed }), null)),
};
const PRIESTS: Tried = {
  game: packedPriests,
  judge: judgeOfPriests(netsOf(NETS_OF_PRIESTS)),
  rivals: rivalsOfPriests,
  usual: steadyMove,
  start: seed =>
    packPriests(
      priestsOfRa.view(priestsOfRa.setup({ players: 4, options: metaOfPriests.defaults, seed }), null),
    ),
};

describe('an auction that is played on', () => {
  it.each([
    ['ra', 'rivals as steady foresees them', RA],
    ['ra', 'rivals who do what is best', { ...RA, rivals: null }],
    ['priests-of-ra', 'rivals as steady foresees them', PRIESTS],
    ['priests-of-ra', 'rivals who do what is best', { ...PRIESTS, rivals: null }],
  ] as const)(
    '%s, %s: each says what thinking anew promises most',
    (_, __, { game, judge, rivals, usual, start }) => {
      const playing = new MaxNSearch(game, judge, rivals);
      const anew = new MaxNSearch(game, judge, rivals);
      const list = noMoves();
      const chances = new Float64Array(8);
      let answers = 0;
      let bids = 0;
      for (let match = 0; match < 3; match++) {
        const s = start(`answer-${match}`);
        const random = quickRandom(`answer ${match}`);
        let isHeard = false;
        while (s[STEP] !== OVER) {
          if (s[STEP] === AUCTION && !isHeard) playing.listen(s);
          isHeard = s[STEP] === AUCTION;
          const count = game.legalMoves(s, list);
          let move = list[0]!;
          if (s[STEP] === AUCTION) {
            move = playing.answer(s);
            const promised = Array.from(list.subarray(0, count), each => {
              anew.after(s, each, 0, chances);
              return chances[s[ACTOR]!]!;
            });
            const place = list.subarray(0, count).indexOf(move);
            expect(promised[place]).toBeCloseTo(Math.max(...promised), 9);
            answers += 1;
            if (move !== 0) bids += 1;
            // What was said stays true when somebody says anything else.
            if (random.below(4) === 0) move = list[random.below(count)]!;
          } else if (count > 1) move = usual(s, list, count);
          game.apply(s, move, tileOutOf(s, game.inBag, random));
        }
      }
      expect(answers).toBeGreaterThan(100);
      expect(bids).toBeGreaterThan(20);
    },
  );
});
