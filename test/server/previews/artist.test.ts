import { expect, it } from 'vitest';
import { artist, TooManyPictures } from '../../../src/server/previews/artist.ts';
import { pictureOf } from '../../../src/server/previews/picture.ts';
import type { Threads } from '../../../src/server/threads.ts';
import { closeLater } from '../support/running-server.ts';

it('draws in a thread what would be drawn here, and nothing where a game is not drawn', async () => {
  const { draw, close } = artist();
  closeLater(close);
  expect((await draw('kheops', null))!.equals((await pictureOf('kheops', null))!)).toBe(true);
  expect(await draw('chess', null)).toBeNull();
});

it('says at once that too many wait, and goes on when they are drawn or have failed', async () => {
  const ends: { readonly drawn: () => void; readonly failed: () => void }[] = [];
  const threads: Threads = {
    run: () =>
      new Promise((resolve, reject) =>
        ends.push({ drawn: () => resolve(null), failed: () => reject(new Error('no thread')) }),
      ),
    close: async () => {},
  };
  const { draw } = artist(threads);
  const waiting = Array.from({ length: 20 }, () => draw('ra', null));
  await expect(draw('ra', null)).rejects.toThrow(TooManyPictures);
  ends[0]!.drawn();
  ends[1]!.failed();
  expect(await waiting[0]).toBeNull();
  await expect(waiting[1]).rejects.toThrow('no thread');
  void draw('ra', null);
  void draw('ra', null);
  await expect(draw('ra', null)).rejects.toThrow(TooManyPictures);
  expect(ends).toHaveLength(22);
});
