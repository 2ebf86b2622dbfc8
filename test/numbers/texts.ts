/**
 * Prints every text of the games that words tell, by where it stands: `{ "ra/words/cards forWords en god": "On your turn, …" }`.
 * A text that is made of something is made of threes, where it can be.
 */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const GAMES = 'src/client/games/';
const texts: Record<string, string> = {};

const tell = (place: string, told: unknown): void => {
  if (typeof told === 'string') texts[place] = told;
  else if (typeof told === 'function') tellMade(place, told as (...args: number[]) => unknown);
  else if (typeof told === 'object' && told !== null) {
    for (const [key, value] of Object.entries(told)) tell(`${place} ${key}`, value);
  }
};

const tellMade = (place: string, make: (...args: number[]) => unknown): void => {
  try {
    tell(place, make(3, 3, 3));
  } catch {
    // It wants more than numbers, and then no number of a rulebook stands in it.
  }
};

const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).sort();
for (const file of files.filter(name => /^[^/]+\/(words\/.*|lesson\/words)\.ts$/.test(name))) {
  const module = (await import(pathToFileURL(GAMES + file).href)) as Readonly<Record<string, unknown>>;
  for (const [name, words] of Object.entries(module)) {
    if (typeof words !== 'object' || words === null || !('en' in words && 'it' in words)) continue;
    tell(`${file.replace(/\.tsx?$/, '')} ${name}`, words);
  }
}
process.stdout.write(`${JSON.stringify(texts, null, 1)}\n`);
