import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kheops } from '../../../src/client/games/kheops/game.ts';
import { priestsOfRa } from '../../../src/client/games/priests-of-ra/game.ts';
import { ra } from '../../../src/client/games/ra/game.ts';
import { ruRaRe } from '../../../src/client/games/ru-ra-re/game.ts';
import { SOUNDS } from '../../../src/client/ui/sound/sound-kinds.ts';

/** The folders in which the sounds of a game are made, where that is not its own alone. */
const SHARED: Readonly<Record<string, string>> = { ra: 'auction', 'priests-of-ra': 'auction' };

/** The kinds that are named where a game makes sounds. */
const playedBy = (game: string): readonly string[] => {
  const folder = join('src/client/games', SHARED[game] ?? game);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => readFileSync(join(folder, path), 'utf8'))
    .filter(text => text.includes('sound/sound.ts'));
  return SOUNDS.filter(kind => texts.some(text => text.includes(`'${kind}'`)));
};

it.each([kheops, priestsOfRa, ra, ruRaRe].map(({ id, soundWords }) => [id, soundWords] as const))(
  'the sounds of %s that may be switched off are those that it makes, in both languages',
  (game, words) => {
    expect(Object.keys(words.en).sort()).toEqual([...playedBy(game)].sort());
    expect(Object.keys(words.it)).toEqual(Object.keys(words.en));
  },
);
