import type { AnyMove } from '../../../game/contract.ts';
import type { Told } from './lesson.ts';

const argumentOf = (word: string): string | number => (/^\d+$/.test(word) ? Number(word) : word);

/**
 * Reads a script: a move a line, `SEAT MOVE ARGUMENTS`, as in `1 bid 3`. What stands after `draw` is the tile that it
 * brings; on the same line, after a stroke, the side on which it is laid: `2 draw granary/fortress | granary`.
 */
export const script = (text: string): readonly Told[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .flatMap(line => {
      const [made = '', side] = line.split(' | ');
      const [seat, name = '', ...words] = made.split(' ');
      const told = { seat: Number(seat) };
      if (name !== 'draw') return [{ ...told, move: [name, ...words.map(argumentOf)] as unknown as AnyMove }];
      const drawn: Told = { ...told, move: ['draw'], brings: words[0] ?? '' };
      return side === undefined ? [drawn] : [drawn, { ...told, move: ['placeTile', side] }];
    });
