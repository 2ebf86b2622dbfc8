import { expect, it } from 'vitest';
import { botStore } from '../../../src/server/bot-accounts/bot-store.ts';
import { skeletonOf } from '../../../src/server/match/look-alikes.ts';
import { memberStore } from '../../../src/server/members/member-store.ts';
import { Members } from '../../../src/server/members/members.ts';
import { onEachStorage } from '../support/storages.ts';

const SITE = { origin: 'https://games.example', name: 'Games' };
const DAY = 86_400_000;

onEachStorage(newDatabase => {
  const house = async () => {
    const open = await newDatabase();
    let now = Date.UTC(2026, 10, 28);
    const clock = () => now;
    /** The same people, at one node and another. */
    const [here, there] = [
      new Members((await open()).tables, clock),
      new Members((await open()).tables, clock),
    ];
    const join = async (name: string) => {
      const joined = await here.join({ name, device: 'Firefox, Linux', site: SITE });
      if ('refused' in joined) throw new Error(joined.refused);
      return joined;
    };
    return {
      here,
      there,
      join,
      pass: (ms: number) => {
        now += ms;
      },
    };
  };

  it('of a member and a bot that take one name at the same moment one has it', async () => {
    const open = await newDatabase();
    const { tables } = await open();
    const [members, bots] = [memberStore(tables), botStore(tables)];
    const make = (id: string, name: string) =>
      members.create({ id, name, since: 0, settings: {} }, skeletonOf(name), []);
    for (let n = 0; n < 12; n++) {
      const [name, id] = [`Thoth ${n}`, `bot-${n}`];
      await make(`owner-${n}`, `Owner ${n}`);
      const made = await Promise.all([
        make(`member-${n}`, name),
        bots.add({ id, name, owner: `owner-${n}`, since: 0 }, skeletonOf(name), `hash ${n}`),
      ]);
      expect(made.filter(isMade => isMade)).toHaveLength(1);
    }
    // A name that is given up is anybody's.
    expect(await members.rename('owner-0', 'Amun', skeletonOf('Amun'))).toBe(true);
    expect(await make('another', 'Owner 0')).toBe(true);
    expect(await members.rename('owner-1', 'Amun', skeletonOf('Amun'))).toBe(false);
    expect(await members.rename('owner-0', 'AMUN', skeletonOf('AMUN'))).toBe(true);
  });

  it('a name that a server of an older version has given somebody is taken, though it has not noted it', async () => {
    const open = await newDatabase();
    const { tables } = await open();
    const [members, bots] = [memberStore(tables), botStore(tables)];
    const member = (id: string, name: string) => ({ id, name, since: 0, settings: {} });
    await members.create(member('ada', 'Ada'), skeletonOf('Ada'), []);
    await members.create(member('ben', 'Ben'), skeletonOf('Ben'), []);
    await tables.write(["DELETE FROM taken_name WHERE holder = 'ada'"]);
    expect(await members.isTaken(skeletonOf('Ada'))).toBe(true);
    expect(await members.create(member('eve', 'Ada'), skeletonOf('Ada'), [])).toBe(false);
    expect(await members.rename('ben', 'Ada', skeletonOf('Ada'))).toBe(false);
    const bot = { id: 'bot', name: 'Ada', owner: 'ben', since: 0 };
    expect(await bots.add(bot, skeletonOf('Ada'), 'hash')).toBe(false);
    // Whoever is called so may be called so.
    expect(await members.rename('ada', 'ADA', skeletonOf('ADA'))).toBe(true);
  });

  it('who is a member no more takes no name, and a name that is refused costs nobody theirs', async () => {
    const open = await newDatabase();
    const { tables } = await open();
    const members = memberStore(tables);
    for (const name of ['Ada', 'Ben'])
      await members.create({ id: name, name, since: 0, settings: {} }, skeletonOf(name), []);
    expect(await members.rename('Ada', 'Ben', skeletonOf('Ben'))).toBe(false);
    expect((await members.byID('Ada'))?.name).toBe('Ada');
    expect(await members.isTaken(skeletonOf('Ada'))).toBe(true);
    expect(await members.rename('gone', 'Amun', skeletonOf('Amun'))).toBe(false);
    expect(await members.isTaken(skeletonOf('Amun'))).toBe(false);
  });

  it('who has kept a name is known by the session, at every node, until it was not used for ninety days', async () => {
    const { here, there, join, pass } = await house();
    const { member, secret } = await join('Ada');
    expect((await there.seen(secret))?.member).toEqual(member);
    pass(80 * DAY);
    expect((await here.seen(secret))?.member.name).toBe('Ada');
    pass(80 * DAY);
    expect((await there.seen(secret))?.member.name).toBe('Ada');
    pass(91 * DAY);
    expect(await here.seen(secret)).toBeNull();
  });

  it('nobody else is called so, however it is written, and two who ask at once are told apart', async () => {
    const { here, there, join } = await house();
    await join('Ada');
    expect(await here.join({ name: 'АDА', device: '?', site: SITE })).toEqual({ refused: 'name-taken' });
    const both = await Promise.all(
      [here, there].map(node => node.join({ name: 'Ned', device: '?', site: SITE })),
    );
    expect(both.filter(each => 'refused' in each)).toEqual([{ refused: 'name-taken' }]);
  });

  it('who asks again for the same is told who they are, at whichever node, for ten minutes', async () => {
    const { here, there, pass } = await house();
    const ask = (node: Members) =>
      node.join({ name: 'Ada', device: '?', site: SITE, ownSecret: 'a secret of their own' });
    const both = await Promise.all([here, there].map(ask));
    expect(both.map(each => 'member' in each && each.member.name)).toEqual(['Ada', 'Ada']);
    pass(599_999);
    const again = await ask(there);
    if ('refused' in again) throw new Error(again.refused);
    expect((await here.seen(again.secret))?.member).toEqual(again.member);
    expect(await here.signInWithCode('Ada', again.codes[0]!, '?')).toMatchObject({ member: again.member });
    pass(1);
    expect(await ask(here)).toEqual({ refused: 'name-taken' });
  });

  it('a code signs in once, at whichever node, however it is typed', async () => {
    const { here, there, join } = await house();
    const { codes } = await join('Ada');
    expect(new Set(codes).size).toBe(10);
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([here, there].map(node => node.signInWithCode('ada', typed, '?')));
    expect(both.filter(each => 'refused' in each)).toEqual([{ refused: 'code' }]);
    expect(await here.signInWithCode('Ada', codes[0]!, '?')).toEqual({ refused: 'code' });
    expect(await here.signInWithCode('Ada', codes[1]!, '?')).toMatchObject({ member: { name: 'Ada' } });
    expect(await here.signInWithCode('Nobody', codes[2]!, '?')).toEqual({ refused: 'code' });
  });

  it('new codes take the place of those before', async () => {
    const { here, join } = await house();
    const { member, codes } = await join('Ada');
    const fresh = await here.newCodes(member);
    expect(await here.signInWithCode('Ada', codes[0]!, '?')).toEqual({ refused: 'code' });
    expect(await here.signInWithCode('Ada', fresh[0]!, '?')).toMatchObject({ member });
  });

  it('a link signs one device in, once, within ten minutes', async () => {
    const { here, there, join, pass } = await house();
    const { member } = await join('Ada');
    const token = await here.newLink(member);
    const both = await Promise.all([here, there].map(node => node.signInWithLink(token, '?')));
    expect(both.filter(each => 'refused' in each)).toEqual([{ refused: 'link' }]);
    const late = await here.newLink(member);
    pass(600_000);
    expect(await there.signInWithLink(late, '?')).toEqual({ refused: 'link' });
  });

  it('what signs in once is there still where what is written with it cannot be', async () => {
    const { here, there, join } = await house();
    const { member, codes } = await join('Ada');
    const token = await here.newLink(member);
    const nobodys = [here.store.addCode('nobody', 'salt', 'hash')];
    await expect(here.signInWithLink(token, '?', nobodys)).rejects.toThrow();
    await expect(here.signInWithCode('Ada', codes[0]!, '?', nobodys)).rejects.toThrow();
    expect(await there.signInWithLink(token, '?')).toMatchObject({ member });
    expect(await there.signInWithCode('Ada', codes[0]!, '?')).toMatchObject({ member });
  });

  it('a device that was signed out is nobody’s', async () => {
    const { here, there, join } = await house();
    const first = await join('Ada');
    const second = await here.signInWithLink(await here.newLink(first.member), 'Chrome, Android');
    if ('refused' in second) throw new Error(second.refused);
    const seen = (await here.seen(first.secret))!;
    const { devices } = await here.waysIn(seen);
    expect(devices.map(({ device, isThis }) => [device, isThis])).toContainEqual(['Chrome, Android', false]);
    const other = devices.find(({ isThis }) => !isThis)!;
    expect(await here.store.write(...here.store.endSession(first.member.id, other.id))).toBe(true);
    expect(await there.seen(second.secret)).toBeNull();
    expect(await there.seen(first.secret)).not.toBeNull();
  });

  it('what was asked for on a device that is signed out since signs nobody in', async () => {
    const { here, there, join } = await house();
    const { member, secret } = await join('Ada');
    const token = await here.newLink(member);
    const { session } = (await here.seen(secret))!;
    expect(await there.store.write(...there.store.endSession(member.id, session))).toBe(true);
    expect(await here.signInWithLink(token, '?')).toEqual({ refused: 'link' });
  });

  it('who changes one setting takes back none of another device, changed at the same moment', async () => {
    const { here, there, join } = await house();
    const { member } = await join('Ada');
    await here.store.changeSettings(member.id, { theme: 'dark' }, 40);
    await Promise.all([
      here.store.changeSettings(member.id, { 'private-ratings': true }, 40),
      there.store.changeSettings(member.id, { language: 'it' }, 40),
    ]);
    expect((await here.store.byID(member.id))?.settings).toEqual({
      theme: 'dark',
      'private-ratings': true,
      language: 'it',
    });
    expect(await here.store.changeSettings(member.id, { one: 1, two: 2 }, 4)).toBe(false);
  });
});
