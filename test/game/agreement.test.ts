import type { Ctx } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { botChance, playOnRules } from '../../src/game/drive.ts';
import { playOnFramework, startOnFramework } from '../../src/game/framework/drive.ts';
import { GAME_IDS, type GameModule } from '../../src/game/index.ts';
import type { Seat } from '../../src/game/shared/seats.ts';
import { expectEqual } from './expect-equal.ts';
import { loadGame } from './load-game.ts';
import { botMatch, seatCounts, seatsNear, waysOf } from './matches.ts';

/** Whom boardgame.io lets move: one seat in turn, or every seat that is in the stage of the phase. */
const isTurnOf = ({ meta, rules }: GameModule, G: unknown, ctx: Ctx, seat: Seat): boolean => {
  if (meta.turns === 'one') return ctx.activePlayers === null && ctx.currentPlayer === String(seat);
  const stages = rules.asked(G).map(other => [String(other), rules.phase(G)]);
  return JSON.stringify(ctx.activePlayers) === JSON.stringify(Object.fromEntries(stages));
};

/** boardgame.io's reducer and the rules on plain objects must tell the same match, move by move. */
for (const id of GAME_IDS) {
  const module = await loadGame(id);
  const { rules } = module;
  describe(`${id} under both drivers`, () => {
    for (const players of seatCounts(module)) {
      it.each(waysOf(module))(
        `${players} players, $name: same state, same events, same player to move`,
        way => {
          for (let n = 0; n < 2; n++) {
            const match = botMatch(module, players, way, `agreement ${n}`);
            const state = rules.setup(match);
            const table = startOnFramework(module, match);
            const random = botChance(match);
            for (;;) {
              const { G, ctx } = table.state();
              expectEqual(G, state);
              // Those who may change their mind move in between, as anybody online might.
              const seats = rules.asked(state);
              if (seats.length === 0) break;
              const seat = seats[seats.length === 1 ? 0 : random.below(seats.length)]!;
              expectEqual([isTurnOf(module, G, ctx, seat), ctx.phase], [true, rules.phase(state)]);
              const legal = rules.legalMoves(state, seat);
              const move = match.bots[seat]!(null, seat, legal, random);
              expectEqual(table.move(seat, move), rules.apply(state, seat, move));
            }
            expect(table.state().ctx.gameover).toEqual(rules.outcome(state));
          }
        },
      );
    }

    it('plays whole matches to the same record', () => {
      for (const way of waysOf(module)) {
        const match = botMatch(module, seatsNear(module, 4), way, 'whole');
        expect(playOnFramework(module, match)).toEqual(playOnRules(module, match));
      }
    });
  });
}
