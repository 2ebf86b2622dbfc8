import { ad, signed } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import type { Gain } from '../../auction/view/sheet-facts.ts';

/** A gain as one number, and how much of it comes at the end: "+10 (+5 at the end)". */
const inAll = ({ now, end }: Gain, atEnd: string): string =>
  end === 0
    ? signed(now)
    : now === 0
      ? `${signed(end)} ${atEnd}`
      : `${signed(now + end)} (${signed(end)} ${atEnd})`;

/** What only this game asks of a player. */
export const choiceWords = defineWords(
  {
    chooseSide: 'Which side faces up?',
    youHave: (held: number) => `you have ${held}`,
    /** What the lot would bring: to oneself, to the one rival by name, or at most to any of several. */
    toYou: (fame: string) => `${fame} to you`,
    toRival: (fame: string, name: string) => `${fame} to ${name}`,
    toRivals: (fame: string) => `up to ${fame} to a rival`,
    change: (gain: Gain) => inAll(gain, 'at the end'),
    priests: 'Turn your tiles over',
    turnsLeft: (n: number) => (n === 1 ? 'or turn one over' : `or turn over up to ${n}`),
    turn: (from: string, to: string, held: number) => `Turn ${from} over to ${to} (you have ${held})`,
  },
  {
    chooseSide: 'Quale lato resta in su?',
    youHave: held => `ne hai ${held}`,
    toYou: fame => `${fame} per te`,
    toRival: (fame, name) => `${fame} per ${name}`,
    toRivals: fame => `fino a ${fame} per un altro`,
    change: gain => inAll(gain, 'alla fine'),
    priests: 'Gira le tue tessere',
    turnsLeft: n => `o girane ${n === 1 ? 'una' : `fino a ${n}`}`,
    turn: (from, to, held) => `Gira: da ${from} ${ad(to)} (ne hai ${held})`,
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
