import { playOnRules } from '../../game/drive.ts';
import { type GameId, loadRules } from '../../game/index.ts';
import { loadContestants } from './contestants.ts';

/** Deals of one game with one bot among others of another kind: each deal is played with that one in every seat. */
export type Deals = {
  readonly game: GameId;
  readonly players: number;
  readonly one: string;
  readonly others: string;
  /** Deal n is that of the seed `SEED-n`, from the first to before the last. */
  readonly seed: string;
  readonly from: number;
  readonly to: number;
};

/** For each deal how many of its matches the one has won: of a match that several won, a part. */
export const playDeals = async (deals: Deals): Promise<readonly number[]> => {
  const { game, players, one, others, seed, from, to } = deals;
  const [module, bots] = await Promise.all([loadRules(game), loadContestants(game, [one, others])]);
  const won: number[] = [];
  for (let deal = from; deal < to; deal++) {
    let wins = 0;
    for (let seat = 0; seat < players; seat++) {
      const seated = Array.from({ length: players }, (_, each) => bots.get(each === seat ? one : others)!);
      const match = { players, options: module.meta.defaults, seed: `${seed}-${deal}`, bots: seated };
      const { winners } = playOnRules(module, match).outcome;
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
    won.push(wins);
  }
  return won;
};

/** Of how many deals a number of matches is made, none of them begun and not ended. */
export const dealsFor = (matches: number, players: number): number => Math.ceil(matches / players);

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
