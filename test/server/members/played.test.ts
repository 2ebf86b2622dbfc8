import { expect, it } from 'vitest';
import { Members } from '../../../src/server/members/members.ts';
import { playedBy } from '../../../src/server/members/played.ts';
import { PLAYED_AT_ONCE, PLAYED_KEPT } from '../../../src/wire/played.ts';
import { browserAt } from '../support/browser-at.ts';
import { startServer } from '../support/running-server.ts';
import { onEachStorage } from '../support/storages.ts';

const match = (n: number) => ({
  key: `local/${n}`,
  game: 'ra',
  ended: 1000 + n,
  players: [
    { name: 'Ada', bot: false, score: 31 },
    { name: 'Bot: Hard', bot: true, score: -2.5 },
  ],
  winners: [0],
  own: 0,
});

it('what devices have played is one list, in which a match stands once, as it was first told', async () => {
  const { url } = await startServer();
  const { ask } = browserAt(url);
  await ask('POST', '/account', { name: 'Ada' });
  expect((await ask('GET', '/account/played')).body).toEqual({ matches: [] });
  await ask('PUT', '/account/played', { matches: [match(1), { ...match(2), online: 'abcdefghijk' }] });
  await ask('PUT', '/account/played', { matches: [{ ...match(1), own: null }, match(3)] });
  expect((await ask('GET', '/account/played')).body.matches).toEqual([
    match(3),
    { ...match(2), online: 'abcdefghijk' },
    match(1),
  ]);
  const full = Array.from({ length: PLAYED_AT_ONCE }, (_, i) => match(i));
  expect((await ask('PUT', '/account/played', { matches: full })).status).toBe(200);
  expect((await ask('PUT', '/account/played', { matches: [...full, match(100)] })).status).toBe(400);
  expect((await ask('PUT', '/account/played', { matches: [{ ...match(1), players: [] }] })).status).toBe(400);
  expect((await browserAt(url).ask('GET', '/account/played')).status).toBe(401);
});

onEachStorage(newDatabase => {
  it('of what was played the latest are kept, for each member their own', async () => {
    const { tables } = await (await newDatabase())();
    const members = new Members(tables);
    const played = playedBy(tables, members.store);
    const join = async (name: string) => {
      const joined = await members.join({
        name,
        device: '?',
        site: { origin: 'https://games.example', name: 'Games' },
      });
      if ('refused' in joined) throw new Error(joined.refused);
      return joined.member.id;
    };
    const [ada, ned] = [await join('Ada'), await join('Ned')];
    await played.add(ned, [match(1)]);
    const all = Array.from({ length: PLAYED_KEPT + 5 }, (_, i) => match(i));
    await played.add(ada, all);
    const kept = await played.all(ada);
    expect(kept).toHaveLength(PLAYED_KEPT);
    expect([kept[0], kept.at(-1)]).toEqual([match(PLAYED_KEPT + 4), match(5)]);
    expect(await played.all(ned)).toEqual([match(1)]);
    await played.add('nobody', [match(2)]);
    expect(await played.all('nobody')).toEqual([]);
  });
});
