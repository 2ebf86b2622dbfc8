import type { AnyBot, AnyMove, GameModule } from '../../game/contract.ts';
import { type AnyChoice, answerOf, choicesMade, type MadeChoice } from '../../game/shared/beforehand.ts';
import { quickRandom, type Random } from '../../game/shared/random.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** What a person chooses before they leave a table at which it is not their turn. */
export type Chooser = (person: Person) => readonly AnyChoice[];
/** Somebody before a table: what they see, and how they would play. */
export type Person = {
  readonly module: GameModule;
  readonly view: unknown;
  readonly seat: Seat;
  readonly play: (view: unknown, seat: Seat) => AnyMove;
  readonly random: Random;
};

/** What became of one match. */
export type Course = {
  /** From the first look at it to the last move. */
  readonly days: number;
  readonly moves: number;
  /** Moves that were made as they were chosen beforehand, and of those the ones that the same bot would have made then. */
  readonly chosen: number;
  readonly alike: number;
};

const DAY = 24;
/** At what hours everybody looks, give or take an hour and a half: not all in the same order every day. */
const HOURS = [8, 20];
const UNEVEN = 3;

/** A match of people who look at it twice a day, play what waits for them, and with a chooser choose before they leave. */
export const playOverDays = (
  module: GameModule,
  bot: AnyBot,
  players: number,
  seed: string,
  chooser: Chooser | null,
): Course => {
  const { rules } = module;
  const state = rules.setup({ players, options: module.meta.defaults, seed });
  const random = quickRandom(`people of ${seed}`);
  const visits = quickRandom(`visits of ${seed}`);
  const kept: (readonly MadeChoice[])[] = Array.from({ length: players }, () => []);
  let counts = { moves: 0, chosen: 0, alike: 0 };
  const toAct = () => rules.seatsToAct(state)[0];
  const play = (view: unknown, seat: Seat) =>
    bot(view, seat, rules.legalMoves(view, seat), random) as AnyMove;
  const make = (seat: Seat, move: AnyMove) => {
    rules.apply(state, seat, move);
    counts = { ...counts, moves: counts.moves + 1 };
    for (const [other, choices] of kept.entries()) {
      const view = rules.view(state, other);
      kept[other] = choices.filter(({ choice, sight }) =>
        rules.beforehand!.holds(view, other, choice, sight),
      );
    }
  };
  /** Makes what is chosen, until somebody is to act who has not chosen. */
  const goOn = () => {
    for (let seat = toAct(); seat !== undefined; seat = toAct()) {
      const view = rules.view(state, seat);
      const move = answerOf(rules.beforehand!, view, seat, kept[seat]!);
      if (move === null) return;
      if (rules.refusalOf(state, seat, move) !== null) {
        kept[seat] = [];
        return;
      }
      const isAlike = play(view, seat).join() === move.join();
      counts = { ...counts, chosen: counts.chosen + 1, alike: counts.alike + (isAlike ? 1 : 0) };
      make(seat, move);
    }
  };
  for (let day = 0; ; day++)
    for (const hour of HOURS) {
      const looks = Array.from({ length: players }, (_, seat) => ({
        seat,
        at: day * DAY + hour + (visits.below(1000) / 1000 - 0.5) * UNEVEN,
      })).sort((a, b) => a.at - b.at);
      for (const { seat, at } of looks) {
        const own = { seat, kept, toAct, play, make, goOn };
        playWhatWaits(module, own, () => rules.view(state, seat));
        if (toAct() === undefined) return { days: (at - HOURS[0]!) / DAY, ...counts };
        if (chooser === null) continue;
        const view = rules.view(state, seat);
        const choices = chooser({ module, view, seat, play, random });
        kept[seat] = choicesMade(rules.beforehand!, view, seat, choices) ?? kept[seat]!;
      }
    }
};

type AtTable = {
  readonly seat: Seat;
  readonly kept: (readonly MadeChoice[])[];
  readonly toAct: () => Seat | undefined;
  readonly play: (view: unknown, seat: Seat) => AnyMove;
  readonly make: (seat: Seat, move: AnyMove) => void;
  readonly goOn: () => void;
};

/** Whoever looks plays on until somebody else is waited for. */
const playWhatWaits = (
  { rules: { beforehand } }: GameModule,
  { seat, kept, toAct, play, make, goOn }: AtTable,
  look: () => unknown,
): void => {
  goOn();
  while (toAct() === seat) {
    make(seat, play(look(), seat));
    if (beforehand!.isForOneTurn === true) kept[seat] = [];
    goOn();
  }
};
