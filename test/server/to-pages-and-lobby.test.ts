import { expect, it } from 'vitest';
import type { Published } from '../../src/server/match/ports.ts';
import { toPagesAndLobby } from '../../src/server/to-pages-and-lobby.ts';

const published = {
  match: { id: 'abc', data: { gameName: 'ra', unlisted: false } },
  members: ['ada', 'ned'],
} as unknown as Published;

/** Whoever of them is named fails. */
const heardBy = (...failing: readonly string[]) => {
  const heard: string[] = [];
  const logged: unknown[] = [];
  const hear = (who: string) => {
    if (failing.includes(who)) throw new Error(`${who} failed`);
    heard.push(who);
  };
  const publisher = toPagesAndLobby({
    pages: { publish: () => hear('pages') },
    others: { publish: () => hear('others') },
    toBots: () => hear('bots'),
    toMember: hear,
    listChanged: hear,
    log: { error: (...entry: unknown[]) => logged.push(entry) },
  });
  publisher.publish(published, [{ kind: 'listing' }]);
  return { heard, logged };
};

it('a stored change is passed on to pages, nodes, bots, members and the list', () => {
  expect(heardBy()).toEqual({ heard: ['pages', 'others', 'bots', 'ada', 'ned', 'ra'], logged: [] });
});

it.each(['pages', 'others', 'bots', 'ada', 'ra'])('where %s cannot hear of it, all others do', failing => {
  const { heard, logged } = heardBy(failing);
  expect(heard).toEqual(['pages', 'others', 'bots', 'ada', 'ned', 'ra'].filter(who => who !== failing));
  expect(logged).toEqual([[{ err: expect.any(Error), matchID: 'abc' }, 'a change could not be passed on']]);
});
