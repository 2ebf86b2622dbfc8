import type { netWords } from './words.ts';

type Words = (typeof netWords)['en'];

/** What a refusal of the server's means, in words. */
export const refusalIn = (words: Words, code: string): string =>
  Object.hasOwn(words.refused, code) ? words.refused[code as keyof Words['refused']] : words.rule;
