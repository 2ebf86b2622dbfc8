import { describe, expect, it } from 'vitest';
import type { Judge } from '../../../../../src/game/auction/bot/packed/max-n-search.ts';
import { sunsIn } from '../../../../../src/game/auction/bot/packed/suns.ts';
import { LIVE } from '../../../../../src/game/auction/bot/packed/table.ts';
import type { Manners } from '../../../../../src/game/auction/bot/packed/thinking-bot.ts';
import { type ThoughtGame, thinkingBot } from '../../../../../src/game/auction/bot/packed/thinking-bot.ts';
import type { AnyEvent, AnyMove, GameRules, SyncBot } from '../../../../../src/game/contract.ts';
import { steady as steadyOfPriests } from '../../../../../src/game/priests-of-ra/bot/steady.ts';
import { thoughtPriests } from '../../../../../src/game/priests-of-ra/bot/thought-game.ts';
import { meta as metaOfPriests } from '../../../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../../src/game/priests-of-ra/rules.ts';
import { steady as steadyOfRa } from '../../../../../src/game/ra/bot/steady.ts';
import { thoughtRa } from '../../../../../src/game/ra/bot/thought-game.ts';
import { meta as metaOfRa } from '../../../../../src/game/ra/meta.ts';
import { ra } from '../../../../../src/game/ra/rules.ts';
import type { Seat } from '../../../../../src/game/shared/seats.ts';
import { noChance } from '../../../no-chance.ts';

/** Everybody is as likely to win, whatever happens. */
const indifferent: Judge = (_, chances) => chances.fill(0.25);

/** Who has most suns left wins. */
const thrifty: Judge = (s, chances) => {
  const suns = [0, 1, 2, 3].map(seat => sunsIn(s[LIVE + seat]!));
  const all = suns.reduce((sum, own) => sum + own, 1);
  for (const [seat, own] of suns.entries()) chances[seat] = own / all;
};

const every = (margin: number): Manners => {
  const manner = { margin, turns: 0 };
  return { turn: manner, auction: manner, tiles: manner };
};

type Seen = { readonly step: { readonly kind: string } };
type Decision<View, Move> = { readonly view: View; readonly seat: Seat; readonly legal: readonly Move[] };

/** Every third decision of a match of four `steady`, as far as there is one. */
const decisionsOf = <State, View, Move extends AnyMove>(
  rules: Pick<
    GameRules<State, View, Move, AnyEvent, never, string>,
    'seatsToAct' | 'view' | 'legalMoves' | 'apply'
  >,
  state: State,
  steady: SyncBot<View, Move>,
): readonly Decision<View, Move>[] => {
  const decisions: Decision<View, Move>[] = [];
  let n = 0;
  for (let seat = rules.seatsToAct(state)[0]; seat !== undefined; ) {
    const view = rules.view(state, seat);
    const legal = rules.legalMoves(view, seat);
    if (legal.length > 1 && n++ % 3 === 0) decisions.push({ view, seat, legal });
    rules.apply(state, seat, steady(view, seat, legal, noChance));
    seat = rules.seatsToAct(state)[0];
  }
  return decisions;
};

const thinksIn = <View extends Seen, Move extends AnyMove>(
  thought: ThoughtGame<View, Move>,
  steady: SyncBot<View, Move>,
  decisions: readonly Decision<View, Move>[],
): void => {
  /** What a bot does where it is not what `steady` does. */
  const overruled = (bot: SyncBot<View, Move>) =>
    decisions.flatMap(({ view, seat, legal }) => {
      const move = bot(view, seat, legal, noChance);
      return move.join() === steady(view, seat, legal, noChance).join() ? [] : [{ view, legal, move }];
    });

  it('does what steady does where nothing is to be gained', () => {
    expect(decisions.length).toBeGreaterThan(50);
    expect(overruled(thinkingBot(thought, indifferent, () => every(0.01)))).toEqual([]);
  });

  it('is overruled only where a margin lets it be, and makes legal moves', () => {
    const manners = { ...every(1), auction: { margin: 0.01, turns: 0 } };
    const others = overruled(thinkingBot(thought, thrifty, () => manners));
    expect(others.length).toBeGreaterThan(1);
    for (const { view, legal, move } of others) {
      expect(view.step.kind).toBe('auction');
      expect(legal).toContainEqual(move);
    }
  });

  it('has the margins for as many as sit there', () => {
    const bot = thinkingBot(thought, thrifty, players => every(players === 4 ? 1 : 0.01));
    expect(overruled(bot)).toEqual([]);
  });

  it('makes the only legal move, and none where there is none', () => {
    const bot = thinkingBot(thought, thrifty, () => every(0.01));
    const { view, seat, legal } = decisions[0]!;
    for (const move of legal) expect(bot(view, seat, [move], noChance)).toBe(move);
    expect(() => bot(view, seat, [], noChance)).toThrow('where there is none');
  });
};

describe('who thinks ahead in ra', () => {
  const start = ra.setup({ players: 4, options: metaOfRa.defaults, seed: 'thinking' });
  thinksIn(thoughtRa, steadyOfRa, decisionsOf(ra, start, steadyOfRa));
});

describe('who thinks ahead in priests-of-ra', () => {
  const start = priestsOfRa.setup({ players: 4, options: metaOfPriests.defaults, seed: 'thinking' });
  thinksIn(thoughtPriests, steadyOfPriests, decisionsOf(priestsOfRa, start, steadyOfPriests));
});
