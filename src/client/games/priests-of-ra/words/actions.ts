import { defineWords } from '../../../i18n/i18n.tsx';

/** What only this game asks of a player. */
export const choiceWords = defineWords(
  {
    chooseSide: 'Which side faces up?',
    youHave: (held: number) => `you have ${held}`,
    lotWouldBe: (now: string, end: string | null) =>
      `lot worth ${now}${end === null ? '' : `, ${end} at the end`}`,
    change: (now: string, end: string | null) => (end === null ? now : `${now}, ${end} at the end`),
    priests: 'Turn your tiles over',
    turnsLeft: (n: number) => (n === 1 ? '1 more to turn over' : `${n} more to turn over`),
    turn: (from: string, to: string, held: number) => `Turn ${from} over to ${to} (you have ${held})`,
  },
  {
    chooseSide: 'Quale lato resta in su?',
    youHave: held => `ne hai ${held}`,
    lotWouldBe: (now, end) => `lotto da ${now}${end === null ? '' : `, ${end} alla fine`}`,
    change: (now, end) => (end === null ? now : `${now}, ${end} alla fine`),
    priests: 'Gira le tue tessere',
    turnsLeft: n => (n === 1 ? 'ancora una da girare' : `ancora ${n} da girare`),
    turn: (from, to, held) => `Gira: da ${from} a ${to} (ne hai ${held})`,
  },
);

/** What is expected, in the turn banner. `you`: of the reader, who is told; of others it is said. */
export const expectedWords = defineWords(
  {
    chooseSide: (you: boolean) => (you ? 'choose which side faces up' : 'must choose which side faces up'),
    turnTiles: (n: number, you: boolean) =>
      `${you ? '' : 'may '}${n === 1 ? 'turn a tile over' : `turn up to ${n} tiles over`}`,
  },
  {
    chooseSide: you => (you ? 'scegli il lato che resta in su' : 'deve scegliere il lato che resta in su'),
    turnTiles: (n, you) =>
      `${you ? 'gira' : 'può girare'} ${n === 1 ? 'una tessera' : `fino a ${n} tessere`}`,
  },
);
