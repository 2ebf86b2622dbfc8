import { expect, it } from 'vitest';
import { Addresses, CONFIRM_MS, WAY_BACK_MS } from '../../../src/server/members/addresses.ts';
import type { Letter } from '../../../src/server/members/mailer.ts';
import { Members } from '../../../src/server/members/members.ts';
import type { TableStep, Tables } from '../../../src/server/tables.ts';
import { eventually } from '../support/running-server.ts';
import { onEachStorage, SILENT } from '../support/storages.ts';

const SITE = { origin: 'https://games.example', name: 'Games' };
const tokenIn = ({ text }: Letter): string => text.match(/#\w+=(\w+)/)![1]!;

onEachStorage(newDatabase => {
  const house = async () => {
    const open = await newDatabase();
    let now = Date.UTC(2026, 10, 28);
    const letters: Letter[] = [];
    const node = async (wrapped = (tables: Tables) => tables) => {
      const tables = wrapped((await open()).tables);
      const members = new Members(tables, () => now);
      const addresses = new Addresses({
        tables,
        members,
        post: async letter => void letters.push(letter),
        site: 'https://games.example/ra/',
        log: SILENT,
        now: () => now,
      });
      return { members, addresses };
    };
    const [here, there] = [await node(), await node()];
    const join = async (name: string) => {
      const joined = await here.members.join({ name, device: '?', site: SITE });
      if ('refused' in joined) throw new Error(joined.refused);
      return joined;
    };
    /** The letter that comes next. */
    const next = async (): Promise<Letter> => {
      await eventually(() => letters.length).toBe(1);
      return letters.pop()!;
    };
    const confirmed = async (name: string, address: string) => {
      const joined = await join(name);
      await here.addresses.ask(joined.member, address, 'en');
      expect(await here.addresses.confirm(joined.member, tokenIn(await next()))).toBeNull();
      return joined;
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { here, there, node, letters, join, next, confirmed, pass };
  };

  it('an address is a member’s once its letter was answered, which is possible once', async () => {
    const { here, there, join, next } = await house();
    const { member } = await join('Ada');
    await here.addresses.ask(member, 'Ada@Mail.example', 'it');
    const letter = await next();
    expect(letter).toMatchObject({
      to: 'Ada@Mail.example',
      subject: 'La Casa di Ra: questo indirizzo è tuo?',
    });
    expect(letter.text).toContain('https://games.example/ra/me#address=');
    expect(await here.addresses.of(member.id)).toBeNull();
    // Somebody else reads it: it is no way into the account of whoever has named their address.
    const { member: eve } = await join('Eve');
    expect(await here.addresses.confirm(eve, tokenIn(letter))).toEqual({ refused: 'link' });
    const both = await Promise.all(
      [here, there].map(node => node.addresses.confirm(member, tokenIn(letter))),
    );
    expect(both.filter(each => each !== null)).toEqual([{ refused: 'link' }]);
    expect(await there.addresses.of(member.id)).toBe('Ada@Mail.example');
  });

  it('a letter is good for a day, and until another is asked for', async () => {
    const { here, join, next, pass } = await house();
    const { member } = await join('Ada');
    await here.addresses.ask(member, 'old@mail.example', 'en');
    const old = await next();
    await here.addresses.ask(member, 'new@mail.example', 'en');
    const fresh = await next();
    expect(await here.addresses.confirm(member, tokenIn(old))).toEqual({ refused: 'link' });
    pass(CONFIRM_MS);
    expect(await here.addresses.confirm(member, tokenIn(fresh))).toEqual({ refused: 'link' });
    expect(await here.addresses.of(member.id)).toBeNull();
  });

  it('whoever reads the address comes back by it, once, within half an hour', async () => {
    const { here, there, confirmed, next, pass } = await house();
    const { member } = await confirmed('Ada', 'ada@mail.example');
    await there.addresses.sendWayBack('ADA@mail.example', 'en');
    const letter = await next();
    expect(letter.to).toBe('ada@mail.example');
    expect(letter.text).toContain('https://games.example/ra/sign-in#device=');
    const both = await Promise.all(
      [here, there].map(node => node.members.signInWithLink(tokenIn(letter), '?')),
    );
    expect(both.filter(each => 'refused' in each)).toEqual([{ refused: 'link' }]);
    expect(both.find(each => 'member' in each)).toMatchObject({ member });
    await here.addresses.sendWayBack('ada@mail.example', 'en');
    const late = await next();
    pass(WAY_BACK_MS);
    expect(await here.members.signInWithLink(tokenIn(late), '?')).toEqual({ refused: 'link' });
  });

  it('nobody is written to who has not confirmed, and what confirms signs nobody in', async () => {
    const { here, letters, join, next } = await house();
    const { member } = await join('Ada');
    await here.addresses.ask(member, 'ada@mail.example', 'en');
    const letter = await next();
    expect(await here.members.signInWithLink(tokenIn(letter), '?')).toEqual({ refused: 'link' });
    await here.addresses.sendWayBack('ada@mail.example', 'en');
    await here.addresses.sendWayBack('nobody@mail.example', 'en');
    expect(letters).toEqual([]);
  });

  it('an address belongs to one member: the last whose letter was answered there', async () => {
    const { here, confirmed } = await house();
    const ada = await confirmed('Ada', 'both@mail.example');
    const ned = await confirmed('Ned', 'Both@mail.example');
    expect(await here.addresses.of(ada.member.id)).toBeNull();
    expect(await here.addresses.of(ned.member.id)).toBe('Both@mail.example');
  });

  it('of two members who say so in the same moment it is the later one’s', async () => {
    const { here, node, join, next } = await house();
    const [ada, ned] = [await join('Ada'), await join('Ned')];
    // Stored after what was there has been deleted, as PostgreSQL lets two transactions do.
    const adas: TableStep = [
      "INSERT INTO address (member, address, box, since) VALUES ($1, 'Both@mail.example', 'both@mail.example', 0)",
      ada.member.id,
    ];
    const { addresses } = await node(({ rows, write }) => ({
      rows,
      write: (first, ...more) => write(first, ...more.slice(0, -1), adas, more.at(-1)!),
    }));
    await here.addresses.ask(ned.member, 'both@mail.example', 'en');
    expect(await addresses.confirm(ned.member, tokenIn(await next()))).toBeNull();
    expect(await here.addresses.of(ada.member.id)).toBeNull();
    expect(await here.addresses.of(ned.member.id)).toBe('both@mail.example');
  });

  it('an address that was taken away is no way back, nor is a letter that is under way', async () => {
    const { here, letters, confirmed, next } = await house();
    const { member } = await confirmed('Ada', 'ada@mail.example');
    await here.addresses.sendWayBack('ada@mail.example', 'en');
    const underWay = await next();
    expect(await here.addresses.remove(member)).toBeNull();
    expect(await here.members.signInWithLink(tokenIn(underWay), '?')).toEqual({ refused: 'link' });
    await here.addresses.sendWayBack('ada@mail.example', 'en');
    expect(letters).toEqual([]);
  });

  it('the last way in stays', async () => {
    const { here, confirmed } = await house();
    const { member, codes } = await confirmed('Ada', 'ada@mail.example');
    for (const code of codes) await here.members.signInWithCode('Ada', code, '?');
    expect(await here.addresses.remove(member)).toEqual({ refused: 'last-way-in' });
    expect(await here.addresses.of(member.id)).toBe('ada@mail.example');
  });
});
