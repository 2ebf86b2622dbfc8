import type { Layout } from '../../game/shared/nets/features.ts';
import type { Net } from '../../game/shared/nets/net.ts';
import type { BySeat } from '../../game/shared/seats.ts';

export type Subject = 'chances' | 'scores';

/** Told of a position, which it copies: the numbers of `Layout` as the first seat looks at it. */
export type Note = (position: Float32Array) => void;

/** All that is learnt of one game: one net for each number of seats. */
export type Training = {
  readonly layout: Layout;
  /** Outputs of each hidden layer, by the number of seats. */
  readonly hidden: (players: number) => readonly number[];
  /** Whether one set of weights tells of every seat (`shared/nets/seat-net.ts`); otherwise each has its own. */
  readonly alike?: boolean;
  /** How many matches are played for each number of seats, those held out among them. */
  readonly matches: Readonly<Record<number, number>>;
  /** How often each position is gone through. */
  readonly passes: number;
  /** The module of the weights, `nets.ts`, from the project's root; those of the second judge lie beside it. */
  readonly file: string;
  /** What is otherwise for the coach's second judge: a smaller net is loaded sooner and tells mistakes as well. */
  readonly ofSecond?: Partial<Pick<Training, 'hidden' | 'matches' | 'passes' | 'levels'>>;
  /** What is otherwise for the nets that tell the coach the scores everybody may expect to end with. */
  readonly ofScores?: Partial<Pick<Training, 'hidden' | 'matches' | 'passes' | 'levels'>>;
  /** How many steps the largest weights are written in (`netText`), where not as finely as they can be. */
  readonly levels?: number;
  /** What the nets learn: who wins, where nothing is said, or the scores of the end, in `SCORE_UNIT`s. */
  readonly learns?: Subject;
  /** What is otherwise for an expert: its nets are taught by matches that are played with those of the bots. */
  readonly ofExpert?: Pick<Training, 'matches' | 'passes' | 'rate'> &
    Partial<Pick<Training, 'hidden' | 'levels' | 'goesOn'>> & {
      /** As `play`, with the net of the bots for so many seats. */
      readonly play: (players: number, seed: string, note: Note, first: Net) => Played;
    };
  /** Whether nets begin as those of the bots, and are changed in small steps; otherwise they begin by chance. */
  readonly goesOn?: boolean;
  /** By how much the first step of learning may change a weight; 0.002 where nothing is said. */
  readonly rate?: number;
  /**
   * Plays a match of the teacher to its end and notes positions on the way. The same seed gives the same.
   * @returns who won, shared wins divided: they add up to 1; where one set of weights tells of every seat also by how much
   * each was ahead of its rivals, in about −1 to 1, which it learns beside
   * @param first the net of the bots for so many seats, where an expert's is made from it
   */
  readonly play: (players: number, seed: string, note: Note, first: Net | null) => Played;
};

/** How a match has ended. */
export type Played = {
  readonly won: BySeat<number>;
  /** In points; where none are told no net can learn them. */
  readonly scores?: BySeat<number>;
  readonly ahead?: BySeat<number>;
  /** What each position noted teaches instead of who won: chances as they were foreseen later in the match. */
  readonly byPosition?: readonly BySeat<number>[];
};

/** Positions of several matches, one after the other. */
export type Positions = {
  /** Numbers of a position. */
  readonly inputs: number;
  readonly players: number;
  /** All numbers of the first position, then of the second. */
  readonly numbers: Float32Array;
  /** Who won the match of each position: so many numbers a position as there are seats. */
  readonly won: Float32Array;
  /** What each position teaches, in the same way; empty where that is who won. */
  readonly foreseen: Float32Array;
  /** By how much each was ahead in the end, in the same way; empty where nobody said. */
  readonly ahead: Float32Array;
  /** The scores of the end in points, in the same way; empty where nobody said. */
  readonly scores: Float32Array;
  /** How many positions each match has. */
  readonly byMatch: readonly number[];
};

export const positionsIn = ({ numbers, inputs }: Positions): number => numbers.length / inputs;

/** All of them in one, in the order given, in memory that threads share. */
export const joined = (parts: readonly [Positions, ...Positions[]]): Positions => {
  const [{ inputs, players }] = parts;
  return {
    inputs,
    players,
    numbers: joinedNumbers(parts.map(part => part.numbers)),
    won: joinedNumbers(parts.map(part => part.won)),
    foreseen: joinedNumbers(parts.map(part => part.foreseen)),
    ahead: joinedNumbers(parts.map(part => part.ahead)),
    scores: joinedNumbers(parts.map(part => part.scores)),
    byMatch: parts.flatMap(part => part.byMatch),
  };
};

const joinedNumbers = (parts: readonly Float32Array[]): Float32Array => {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const all = new Float32Array(new SharedArrayBuffer(length * Float32Array.BYTES_PER_ELEMENT));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
};
