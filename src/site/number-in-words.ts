const NUMBERS = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  it: ['nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
} as const;

/** A small number as a sentence says it, a large one in figures. */
export const inWords = (language: keyof typeof NUMBERS, n: number): string => NUMBERS[language][n] ?? `${n}`;

/** A number as a sentence begins with it. */
export const numberInWords = (language: keyof typeof NUMBERS, n: number): string => {
  const words = inWords(language, n);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
