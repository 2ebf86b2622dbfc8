import { capital, ha, type Person, tuOr, who, youOr } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** What a round, a scoring or the match came to: short enough for two lines of a phone. */
export const outcomeWords = defineWords(
  {
    name: youOr,
    took: (p: Person, row: number) => `${who(p)} took row ${row}`,
    rows: (taken: string) => `Rows: ${taken}`,
    tookToo: (p: Person, row: number) => `${youOr(p)} row ${row}`,
    met: (names: string, row: number) => `clash on row ${row}: ${names}`,
    metInShort: (names: string, row: number) => `clash on ${row}: ${names}`,
    nothing: (names: string) => `nothing left for ${names}`,
    scored: (scoring: number, points: string) => `${scoring === 1 ? 'First' : 'Final'} scoring: ${points}.`,
    points: (p: Person, n: number) => `${youOr(p)} ${n}`,
    ended: (winners: string, scores: string, { you, many }: { you: boolean; many: boolean }) =>
      many
        ? `${capital(winners)} share the victory: ${scores}.`
        : you
          ? `You win: ${scores}.`
          : `${winners} wins: ${scores}.`,
  },
  {
    name: tuOr,
    took: (p, row) => `${ha(p)} preso la serie ${row}`,
    rows: taken => `Serie: ${taken}`,
    tookToo: (p, row) => `${tuOr(p)} la ${row}`,
    met: (names, row) => `scontro sulla serie ${row}: ${names}`,
    metInShort: (names, row) => `scontro sulla ${row}: ${names}`,
    nothing: names => `a mani vuote: ${names}`,
    scored: (scoring, points) => `${scoring === 1 ? 'Primo conteggio' : 'Conteggio finale'}: ${points}.`,
    points: (p, n) => `${tuOr(p)} ${n}`,
    ended: (winners, scores, { you, many }) =>
      many
        ? `Vittoria condivisa: ${winners} (${scores}).`
        : you
          ? `Vinci tu: ${scores}.`
          : `Vince ${winners}: ${scores}.`,
  },
);
