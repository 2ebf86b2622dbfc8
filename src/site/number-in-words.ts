const NUMBERS = {
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  it: ['Nessuno', 'Uno', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci'],
} as const;

/** A number as a sentence begins with it. */
export const numberInWords = (language: keyof typeof NUMBERS, n: number): string =>
  NUMBERS[language][n] ?? `${n}`;
