import { expect, it } from 'vitest';
import { onEachServer } from '../support/each-server.ts';
import { browserAt, type MemberBrowser, memberAt, sitDownAt, tableOf } from '../support/member-browser.ts';
import { eventually } from '../support/running-server.ts';

/** A match of two in which the second gives up. */
const playedBy = async (winner: MemberBrowser, loser: MemberBrowser, unlisted = false): Promise<string> => {
  const made = await winner.ask('POST', '/games/ra/create', { numPlayers: 2, unlisted });
  const id = made.body.matchID as string;
  await sitDownAt(winner, id);
  const { playerID, playerCredentials: credentials } = (await sitDownAt(loser, id)).body;
  await loser.ask('POST', `/games/ra/${id}/resign`, { playerID, credentials });
  return id;
};

onEachServer(newServer => {
  it('others see what a member has played and with whom, but for what they keep to themselves', async () => {
    const server = await newServer();
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const guest = browserAt(server.url);
    const profileOf = async (name: string, by = guest) => (await by.ask('GET', `/members/${name}`)).body;
    expect(await profileOf('ada')).toEqual({
      id: ada.id,
      name: 'Ada',
      since: expect.any(Number),
      private: [],
      played: [],
      results: [],
      rivals: [],
      ratings: [],
    });
    const listed = await playedBy(ada, ned);
    await eventually(async () => (await profileOf('Ada')).results.length).toBe(1);
    const byLink = await playedBy(ned, ada, true);
    await eventually(async () => (await profileOf('Ada')).results.length).toBe(2);
    const seen = await profileOf('Ada');
    expect(seen.played).toEqual([{ game: 'ra', matches: 2, won: 1 }]);
    expect(seen.results).toMatchObject([
      // Nobody is led to a table that is not listed, but who sat there.
      { matchID: null, rank: 2, seats: 2, rated: false },
      { matchID: listed, rank: 1, seats: 2 },
    ]);
    expect((await profileOf('Ada', ada)).results[0].matchID).toBe(byLink);
    expect(seen.rivals).toEqual([{ id: ned.id, name: 'Ned', matches: 2, before: 1, behind: 1 }]);

    // Of settings that cannot be read nobody knows what was private, and nobody else’s page fails.
    const spoil = "UPDATE member SET settings = '{' WHERE id = $1";
    await server.store.tables.write([spoil, ned.id]);
    expect((await profileOf('Ada')).rivals).toEqual([]);
    expect((await profileOf('Ned')).private).toHaveLength(4);
    const open = ['played', 'results', 'rivals', 'ratings'].map(part => [`private-${part}`, false]);
    await ned.ask('PUT', '/account/settings', { settings: Object.fromEntries(open) });
    expect((await profileOf('Ned')).private).toEqual([]);

    await ada.ask('PUT', '/account/settings', {
      settings: { 'private-results': true, 'private-rivals': true, 'private-ratings': true },
    });
    const kept = await profileOf('Ada');
    expect(Object.keys(kept).toSorted()).toEqual(['id', 'name', 'played', 'private', 'since']);
    expect(kept.private).toEqual(['results', 'rivals', 'ratings']);
    expect(Object.keys(await profileOf('Ada', ada))).toContain('results');
    // Who keeps to themselves with whom they play is not named by others either.
    expect((await profileOf('Ned')).rivals).toEqual([]);
    expect((await guest.ask('GET', '/members/Nobody')).status).toBe(404);

    // A link goes by the id: whatever somebody is called later, and whoever is called like it, it leads to them.
    await ned.ask('PUT', '/account/name', { name: ada.id });
    await ada.ask('PUT', '/account/name', { name: 'Ada Lovelace' });
    for (const address of [ada.id, 'Ada%20Lovelace']) expect((await profileOf(address)).id).toBe(ada.id);
    expect((await profileOf(ned.id)).name).toBe(ada.id);
    await ned.ask('PUT', '/account/name', { name: 'Ned' });
    await ada.ask('PUT', '/account/name', { name: 'Ada' });
    await ned.ask('POST', '/account/blocks', { member: ada.id });
    expect((await profileOf('Ada', ned)).isBlocked).toBe(true);
    expect(await profileOf('Ned', ada)).not.toHaveProperty('isBlocked');
  });

  it('a member on holiday is so in all their matches by days, and has thirty days a year', async () => {
    const server = await newServer();
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const id = await tableOf(ada, 2, { clock: '1d' });
    await sitDownAt(ada, id);
    await sitDownAt(ned, id);
    const DAY = 86_400_000;
    const holiday = (until: number | null) => ada.ask('PUT', '/account/holiday', { until });
    const until = server.matches.now() + 2 * DAY;
    const taken = await holiday(until);
    expect(taken.body.until).toBe(until);
    expect((await server.store.load(id))!.data.players[0]!.holiday).toBe(until);
    expect((await server.store.load(id))!.data.players[1]).not.toHaveProperty('holiday');
    expect((await holiday(server.matches.now() + 90 * DAY)).body).toMatchObject({ reason: 'no-days' });
    expect((await holiday(server.matches.now() - DAY)).status).toBe(400);
    expect((await holiday(null)).body.until).toBeNull();
    expect((await server.store.load(id))!.data.players[0]).not.toHaveProperty('holiday');
    // One that was ended at once has cost nothing to speak of.
    expect((await ada.ask('GET', '/account/holiday')).body.daysLeft).toBeGreaterThan(29.9);
  });
});
