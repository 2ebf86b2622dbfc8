import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/game/index.ts';
import { filmOf, type Recorded } from '../../src/miniature/film.ts';
import { MINIATURES } from '../../src/miniature/index.ts';

const read = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const film = read('client/pages/home/art/miniatures.svg');
const parts = new Map(
  [...film.matchAll(/<svg viewBox[^>]*data-game="([\w-]+)"[\s\S]*?<\/svg>/g)].map(([part, game]) => [
    game!,
    part,
  ]),
);

describe('the miniatures of the home page', () => {
  it('are those of the recorded matches: else `node --import tsx scripts/miniatures.ts`', async () => {
    expect(await filmOf(JSON.parse(read('miniature/matches.json')))).toBe(film);
  });

  it.each(GAME_IDS.filter(game => MINIATURES[game] !== undefined))(
    '%s: something happens, and all of it is drawn',
    game => {
      const part = parts.get(game)!;
      const drawn = new Set([...part.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
      const used = new Set([...part.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
      expect(used).toEqual(drawn);
      expect(Number(/data-frames="(\d+)"/.exec(part)![1])).toBeGreaterThan(8);
      expect(part.match(/data-on=/g)!.length).toBeGreaterThan(20);
      // What no stylesheet paints would be black.
      expect(part).not.toMatch(/ class=/);
    },
  );

  it('shows what lies there in some frames alone, and in which', async () => {
    const { ra } = JSON.parse(read('miniature/matches.json')) as { ra: Recorded };
    const short = await filmOf({ ra: { ...ra, from: 0, every: 1, frames: 2 } });
    expect(short).toMatch(/data-frames="2"/);
    expect(short).toMatch(/data-on="1" opacity="0"/);
  });
});
