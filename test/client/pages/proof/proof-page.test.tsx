import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSeal } from '../../../../src/client/match/proof/noted-seals.ts';
import { Proof } from '../../../../src/client/pages/proof/proof.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { commitmentTo } from '../../../../src/game/commitment.ts';
import type { MatchRecord } from '../../../../src/game/record.ts';
import { recordedMatch } from '../../match/replay/records.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const MATCH = 'm1m1m1';
const OTHER = 'f'.repeat(64);
const played = recordedMatch();
const seal = { seed: played.seed!, salt: 'c2FsdHNhbHRzYWx0c2FsdA' };
const commitment = commitmentTo(played.game, MATCH, seal);
const RIGHT: MatchRecord = { ...played, proof: { match: MATCH, commitment, salt: seal.salt } };

const open = (record: unknown = RIGHT, answer = () => Response.json(record)) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  render(
    <MemoryRouter initialEntries={[`/proof/priests-of-ra/${MATCH}`]}>
      <Routes>
        <Route path="/proof/:game/:id" element={<Proof />} />
      </Routes>
    </MemoryRouter>,
  );
};
/** What is said of each check: its sign, in words. */
const signs = async () => {
  const steps = within(await screen.findByRole('list')).getAllByRole('listitem');
  return steps.map(step => step.querySelector('h3 span')!.textContent);
};
const noted = () => screen.getByRole('textbox', { name: /The seal you noted down/ });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says step by step that a match is right, and what it was dealt from', async () => {
  open();
  expect(await signs()).toEqual(['(right)', '(not checked)', '(right)', '(right)']);
  for (const value of [commitment, seal.seed, seal.salt]) screen.getByText(value);
  fireEvent.change(noted(), { target: { value: ` ${commitment.toUpperCase()} ` } });
  await screen.findByText('Everything that could be checked is right.');
  expect(await signs()).toEqual(['(right)', '(right)', '(right)', '(right)']);
});

it('writes each name by itself: two that are read from the right would change places', async () => {
  const [first, second, ...others] = RIGHT.names;
  open({ ...RIGHT, names: [`אבג ${first}`, `דהו ${second}`, ...others] });
  const said = await screen.findByRole('heading', { level: 2, name: /אבג/ });
  expect(said.textContent).toContain(`\u2068אבג ${first}\u2069, \u2068דהו ${second}\u2069`);
});

it('compares by itself with the seal that this browser saw at the start', async () => {
  noteSeal(MATCH, OTHER);
  noteSeal(MATCH, commitment);
  open();
  expect(await signs()).toEqual(['(right)', '(wrong)', '(right)', '(right)']);
  screen.getByText('This browser noted it down when it saw the match for the first time.');
});

const { proof: _, ...unsealed } = RIGHT;
const { seed: __, ...seedless } = RIGHT;
it.each<[string, object, string[], RegExp]>([
  [
    'another salt',
    { ...RIGHT, proof: { ...RIGHT.proof, salt: 'x' } },
    ['(wrong)', '(right)', '(right)'],
    /They give another one/,
  ],
  [
    'another seal',
    { ...RIGHT, proof: { ...RIGHT.proof, commitment: OTHER } },
    ['(wrong)', '(right)', '(right)'],
    /They give another one/,
  ],
  ['another seed', { ...RIGHT, seed: 'x' }, ['(wrong)', '(wrong)', '(right)'], /event \d+:/],
  ['no seed', seedless, ['(wrong)', '(not checked)', '(right)'], /does not tell both/],
  ['no seal', unsealed, ['(not checked)', '(right)', '(right)'], /names no seal/],
  [
    'another result',
    { ...RIGHT, result: { scores: [0, 0, 0], winners: [0] } },
    ['(right)', '(right)', '(wrong)'],
    /"result" must be/,
  ],
])('says what is wrong with %s', async (_what, record, [ofSeal, ofDeal, ofMoves], why) => {
  open(record);
  expect(await signs()).toEqual([ofSeal, '(not checked)', ofDeal, ofMoves]);
  expect(document.querySelector('.proof-checks')!.textContent).toMatch(why);
});

it('says of a match that runs that its seed is secret still', async () => {
  const { seed, result, ...running } = RIGHT;
  const events = running.events.slice(0, 2);
  open({ ...running, events, proof: { match: MATCH, commitment } });
  expect(await signs()).toEqual(['(not checked)', '(not checked)', '(not checked)', '(right)']);
  screen.getByText('What could be checked so far is right; not everything can be checked.');
});

it.each([
  ['played by other rules', { ...RIGHT, rulesVersion: 99 }, /version 99 of the rules/],
  ['no record', { format: 'x' }, /"format" must be/],
])('refuses in words what is %s', async (_what, record, why) => {
  open(record);
  expect((await screen.findByRole('alert')).textContent).toMatch(why);
});

it.each([
  [404, /^There is no such match\./],
  [500, /could not be fetched/],
])('says so where the server does not give the record, and answers %i', async (status, why) => {
  open(null, () => new Response('', { status }));
  expect((await screen.findByRole('alert')).textContent).toMatch(why);
});

it('takes no seal that is none', async () => {
  open();
  await signs();
  fireEvent.change(noted(), { target: { value: 'abc' } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/64 digits/);
  expect(await signs()).toEqual(['(right)', '(not checked)', '(right)', '(right)']);
});
