import { ha, type Person, who } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** What only happens in this game. */
export const ownHistoryWords = defineWords(
  {
    god: (p: Person, tile: string) => `${who(p)} played a god and took ${tile}.`,
    disaster: (p: Person, disaster: string, lost: string) =>
      `${disaster[0]?.toUpperCase()}${disaster.slice(1)}: ${
        lost === ''
          ? `${p.you ? 'you have' : `${p.name} has`} nothing to lose`
          : `${p.you ? 'you lose' : `${p.name} loses`} ${lost}`
      }.`,
  },
  {
    god: (p, tile) => `${ha(p)} giocato un dio e preso ${tile}.`,
    disaster: (p, disaster, lost) =>
      `${disaster[0]?.toUpperCase()}${disaster.slice(1)}: ${
        lost === ''
          ? `${p.you ? 'non hai' : `${p.name} non ha`} niente da perdere`
          : `${p.you ? 'perdi' : `${p.name} perde`} ${lost}`
      }.`,
  },
);
