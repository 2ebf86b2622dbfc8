import type { Sun } from '../../../../game/auction/suns.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import { il } from './grammar.ts';

/** Why a move: short facts one after the other. A gain is put into words before (`gainInWords`). */
export const whyWords = defineWords(
  {
    now: (fame: string) => `${fame} now`,
    end: (fame: string) => `${fame} at the end`,
    nothing: 'nothing as things lie',
    lot: (gain: string) => `The lot is worth ${gain}.`,
    empty: 'Nothing lies on the track yet.',
    sun: (given: Sun, got: Sun) => `The ${given} goes for the ${got}.`,
    rival: (name: string, gain: string) => `To ${name} it is worth ${gain}.`,
    god: (gain: string) => `Instead of the god: ${gain}.`,
    loss: (gain: string) => `It costs ${gain}.`,
    turned: (gain: string) => `Turned over: ${gain}.`,
    side: (gain: string) => `With this side the lot is worth ${gain}.`,
  },
  {
    now: fame => `${fame} subito`,
    end: fame => `${fame} alla fine`,
    nothing: 'nulla, per come stanno le cose',
    lot: gain => `Il lotto vale ${gain}.`,
    empty: 'Sul percorso d’asta non c’è ancora nulla.',
    sun: (given, got) => `Si dà ${il(given)} e si prende ${il(got)}.`,
    rival: (name, gain) => `Per ${name} vale ${gain}.`,
    god: gain => `Al posto del dio: ${gain}.`,
    loss: gain => `Costa ${gain}.`,
    turned: gain => `Girata: ${gain}.`,
    side: gain => `Con questo lato il lotto vale ${gain}.`,
  },
);
