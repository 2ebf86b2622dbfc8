import { expect, it } from 'vitest';
import { MOST_PASSKEYS, MOST_SESSIONS } from '../../../src/server/members/member-store.ts';
import { Members } from '../../../src/server/members/members.ts';
import { type Authenticator, authenticator } from '../support/authenticator.ts';
import { onEachStorage } from '../support/storages.ts';

const ORIGIN = 'https://games.example';
const SITE = { origin: ORIGIN, name: 'Games' };
const FIVE_MINUTES = 300_000;

onEachStorage(newDatabase => {
  /** The same people at two nodes, and a member who has a passkey. */
  const house = async () => {
    const open = await newDatabase();
    let now = Date.UTC(2026, 10, 28);
    const clock = () => now;
    const [here, there] = [
      new Members((await open()).tables, clock),
      new Members((await open()).tables, clock),
    ];
    const key = authenticator(ORIGIN);
    const made = key.make(await here.beginPasskey(SITE, 'Ada', null));
    const ada = await there.join({ name: 'Ada', device: 'Firefox, Linux', site: SITE, passkey: made });
    if ('refused' in ada) throw new Error(ada.refused);
    const pass = (ms: number) => {
      now += ms;
    };
    return { here, there, key, made, ada, pass };
  };
  const signIn = async (asks: Members, hears: Members, key: Authenticator, from = ORIGIN) =>
    hears.signInWithPasskey(SITE, 'Safari, iPhone', key.sign(await asks.beginSignIn(SITE), from));

  it('a passkey signs its owner in, asked for at one node and shown to another', async () => {
    const { here, there, key, ada } = await house();
    const back = await signIn(here, there, key);
    expect(back).toMatchObject({ member: ada.member });
    const seen = await here.seen((back as { secret: string }).secret);
    expect(seen?.member.name).toBe('Ada');
    const { passkeys } = await here.waysIn(seen!);
    expect(passkeys).toEqual([expect.objectContaining({ id: key.id, usedAt: Date.UTC(2026, 10, 28) })]);
  });

  it('a challenge is answered once, also where two nodes hear the answer at once', async () => {
    const { here, there, key } = await house();
    const answer = key.sign(await here.beginSignIn(SITE));
    const both = await Promise.all([here, there].map(node => node.signInWithPasskey(SITE, '?', answer)));
    expect(both.filter(each => 'refused' in each)).toEqual([{ refused: 'challenge' }]);
    expect(await here.signInWithPasskey(SITE, '?', answer)).toEqual({ refused: 'challenge' });
  });

  it('a challenge is good for five minutes', async () => {
    const { here, key, pass } = await house();
    const [early, late] = [await here.beginSignIn(SITE), await here.beginSignIn(SITE)];
    pass(FIVE_MINUTES - 1);
    expect(await here.signInWithPasskey(SITE, '?', key.sign(early))).toHaveProperty('member');
    pass(1);
    expect(await here.signInWithPasskey(SITE, '?', key.sign(late))).toEqual({ refused: 'challenge' });
  });

  it('what was asked for a new passkey lets nobody in, and the other way round', async () => {
    const { here, key, ada, made } = await house();
    const forNew = await here.beginPasskey(SITE, 'Ada', ada.member);
    expect(await here.signInWithPasskey(SITE, '?', key.sign(forNew))).toEqual({ refused: 'challenge' });
    const other = authenticator(ORIGIN);
    expect(await here.addPasskey(ada.member, '?', SITE, other.make(await here.beginSignIn(SITE)))).toEqual({
      refused: 'challenge',
    });
    expect(await here.addPasskey(ada.member, '?', SITE, made)).toEqual({ refused: 'challenge' });
  });

  it('what was signed on a page of another site, or for another host, lets nobody in', async () => {
    const { here, key } = await house();
    expect(await signIn(here, here, key, 'https://games.example.evil.example')).toEqual({
      refused: 'passkey',
    });
    const elsewhere = { origin: 'https://other.example', name: 'Other' };
    const answer = key.sign(await here.beginSignIn(elsewhere), elsewhere.origin);
    expect(await here.signInWithPasskey(elsewhere, '?', answer)).toEqual({ refused: 'passkey' });
  });

  it('an unknown passkey, and one signed by another key, lets nobody in', async () => {
    const { here, key } = await house();
    const stranger = authenticator(ORIGIN);
    expect(await signIn(here, here, stranger)).toEqual({ refused: 'passkey' });
    const forged = { ...stranger.sign(await here.beginSignIn(SITE)), id: key.id, rawId: key.id };
    expect(await here.signInWithPasskey(SITE, '?', forged)).toEqual({ refused: 'passkey' });
  });

  it('a passkey whose counter goes back was copied, and lets nobody in', async () => {
    const { here, key } = await house();
    key.setCounter(7);
    expect(await signIn(here, here, key)).toHaveProperty('member');
    key.setCounter(5);
    expect(await signIn(here, here, key)).toEqual({ refused: 'passkey' });
    key.setCounter(0);
    expect(await signIn(here, here, key)).toEqual({ refused: 'passkey' });
    key.setCounter(20);
    expect(await signIn(here, here, key)).toHaveProperty('member');
  });

  it('of a passkey and its copy, shown at two nodes at once, one lets somebody in', async () => {
    const { here, there, key } = await house();
    const answers = await Promise.all(
      [here, there].map(async node => {
        const asked = await node.beginSignIn(SITE);
        key.setCounter(7);
        return { node, answer: key.sign(asked) };
      }),
    );
    const both = await Promise.all(
      answers.map(({ node, answer }) => node.signInWithPasskey(SITE, '?', answer)),
    );
    expect(both.filter(each => 'refused' in each)).toEqual([{ refused: 'passkey' }]);
  });

  it('a passkey that was made on a page of another site, or for another host, is none', async () => {
    const { here } = await house();
    const join = async (key: Authenticator, from?: string) =>
      here.join({
        name: 'Ned',
        device: '?',
        site: SITE,
        passkey: key.make(await here.beginPasskey(SITE, 'Ned', null), from),
      });
    expect(await join(authenticator(ORIGIN), 'https://games.example.evil.example')).toEqual({
      refused: 'passkey',
    });
    expect(await join(authenticator('https://other.example'), ORIGIN)).toEqual({ refused: 'passkey' });
    expect(await join(authenticator(ORIGIN))).toMatchObject({ member: { name: 'Ned' } });
  });

  it('one has as many passkeys as one likes, and the last way in stays', async () => {
    const { here, there, key, ada } = await house();
    const second = authenticator(ORIGIN);
    const made = second.make(await here.beginPasskey(SITE, 'Ada', ada.member));
    expect(await there.addPasskey(ada.member, 'Safari, iPhone', SITE, made)).toBeNull();
    expect(await signIn(here, there, second)).toMatchObject({ member: ada.member });
    expect(await here.removePasskey(ada.member, key.id)).toBeNull();
    expect(await signIn(here, there, key)).toEqual({ refused: 'passkey' });
    for (const code of ada.codes) await here.signInWithCode('Ada', code, '?');
    expect(await here.removePasskey(ada.member, second.id)).toEqual({ refused: 'last-way-in' });
    expect(await signIn(here, there, second)).toMatchObject({ member: ada.member });
    expect(await here.removePasskey(ada.member, key.id)).toEqual({ refused: 'unknown' });
  });

  it('nobody has passkeys or sessions without end', async () => {
    const { here, there, key, ada, pass } = await house();
    const { store } = here;
    const { id } = ada.member;
    const stored = (await store.passkey(key.id))!;
    for (let n = 1; n < MOST_PASSKEYS; n++)
      await store.write(store.lockMember(id), store.addPasskey(id, { ...stored, id: `key${n}` }));
    const another = authenticator(ORIGIN);
    const make = async () => another.make(await here.beginPasskey(SITE, 'Ada', ada.member));
    expect(await there.addPasskey(ada.member, '?', SITE, await make())).toEqual({
      refused: 'too-many-passkeys',
    });
    expect(await signIn(here, there, another)).toEqual({ refused: 'passkey' });
    expect(await here.removePasskey(ada.member, 'key1')).toBeNull();
    expect(await there.addPasskey(ada.member, '?', SITE, await make())).toBeNull();

    for (let n = 1; n < MOST_SESSIONS; n++) {
      pass(1000);
      await signIn(here, there, another);
    }
    expect(await here.seen(ada.secret)).not.toBeNull();
    pass(1000);
    const last = await signIn(there, here, another);
    expect(await here.seen(ada.secret)).toBeNull();
    const { devices } = await here.waysIn((await there.seen((last as { secret: string }).secret))!);
    expect(devices).toHaveLength(MOST_SESSIONS);
  });

  it('of the last two ways in, taken away at two nodes at once, one stays', async () => {
    const { here, there, key, ada } = await house();
    await here.store.write(here.store.lockMember(ada.member.id), here.store.clearCodes(ada.member.id));
    const { id: _, ...known } = (await here.store.passkey(key.id))!;
    for (let round = 0; round < 20; round++) {
      const [one] = await here.store.passkeys(ada.member.id);
      const other = { ...known, id: `another-${round}` };
      await here.store.write(
        here.store.lockMember(ada.member.id),
        here.store.addPasskey(ada.member.id, other),
      );
      await Promise.all([here.removePasskey(ada.member, one!.id), there.removePasskey(ada.member, other.id)]);
      expect(await here.store.passkeys(ada.member.id)).toHaveLength(1);
    }
  });

  it('a passkey is one member’s alone', async () => {
    const { here, there, key, ada } = await house();
    const ned = await there.join({ name: 'Ned', device: '?', site: SITE });
    if ('refused' in ned) throw new Error(ned.refused);
    const asked = await here.beginPasskey(SITE, 'Ned', ned.member);
    expect(await there.addPasskey(ned.member, '?', SITE, key.make(asked))).toEqual({ refused: 'passkey' });
    const other = authenticator(ORIGIN);
    const forAda = other.make(await here.beginPasskey(SITE, 'Ada', ada.member));
    expect(await there.addPasskey(ned.member, '?', SITE, forAda)).toEqual({ refused: 'challenge' });
    expect(await here.removePasskey(ned.member, key.id)).toEqual({ refused: 'unknown' });
  });
});
