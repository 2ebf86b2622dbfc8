import { inputsOf } from '../../game/shared/nets/features.ts';
import type { Net } from '../../game/shared/nets/net.ts';
import type { Note, Positions, Training } from './training.ts';

/** Plays the matches of a range of numbers; what they are depends on the seed and their numbers alone. */
export const playMatches = (
  { layout, play }: Training,
  players: number,
  seed: string,
  { from, to }: { readonly from: number; readonly to: number },
  first: Net | null = null,
): Positions => {
  const inputs = inputsOf(layout, players);
  const noted: Float32Array[] = [];
  const won: number[] = [];
  const ahead: number[] = [];
  const foreseen: number[] = [];
  const points: number[] = [];
  const byMatch: number[] = [];
  for (let n = from; n < to; n++) {
    const before = noted.length;
    const note: Note = position => {
      if (position.length !== inputs) throw new RangeError(`${position.length} numbers instead of ${inputs}`);
      noted.push(position.slice());
    };
    const {
      won: shares,
      ahead: leads = [],
      scores = [],
      byPosition = [],
    } = play(players, `${seed}-${players}-${n}`, note, first);
    const positions = noted.length - before;
    byMatch.push(positions);
    for (let i = 0; i < positions; i++) {
      won.push(...shares);
      ahead.push(...leads);
      points.push(...scores);
      foreseen.push(...(byPosition[i] ?? []));
    }
  }
  const numbers = new Float32Array(noted.length * inputs);
  for (const [i, position] of noted.entries()) numbers.set(position, i * inputs);
  return {
    inputs,
    players,
    numbers,
    won: Float32Array.from(won),
    foreseen: Float32Array.from(foreseen),
    ahead: Float32Array.from(ahead),
    scores: Float32Array.from(points),
    byMatch,
  };
};
