import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ra as game } from '../../../../src/client/games/ra/game.ts';
import { fameOfKind, fameOfTypes, nextSet } from '../../../../src/client/games/ra/view/facts.ts';
import type { RaEvent } from '../../../../src/game/ra/events.ts';
import type { Kind } from '../../../../src/game/ra/tiles.ts';
import { changed, holding, onScreen, wholeMatch } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const area = () => screen.getByRole('region', { name: 'Your area' });
/** The heaps of the area that explain themselves, by their names. */
const heaps = () =>
  within(within(area()).getByRole('toolbar', { name: 'Tiles' }))
    .queryAllByRole('button')
    .map(button => button.querySelector('.visually-hidden')?.textContent?.trim());
const named = (name: RegExp) =>
  within(area())
    .getAllByRole('button')
    .find(button => name.test(button.textContent ?? ''))!;

describe('what lies in an area', () => {
  it('is what is owned, and nothing else', () => {
    onScreen(holding({ nile: 3, pharaoh: 1, temple: 2 }));
    expect(heaps()).toEqual(['1 pharaoh.', '3 Nile tiles.', '2 temples.']);
  });

  it.each([
    [0, 'en', 'Your area', 'What you win will lie here.', 'Your tiles'],
    [null, 'en', 'Ada’s area', 'What Ada wins will lie here.', 'Ada’s tiles'],
    [null, 'it', 'Area di Ada', 'Qui starà ciò che vince Ada.', 'Le tessere di Ada'],
  ] as const)(
    'is not yet there, and will be whose it is: as seat %s, in %s',
    (seat, language, name, says, tiles) => {
      onScreen(holding({}), { seat, language });
      const empty = within(screen.getByRole('region', { name }));
      // On phones the closed drawer shows the same, to the eye alone.
      expect(empty.getByText(says, { ignore: '[aria-hidden="true"] *' })).toBeTruthy();
      expect(empty.getByRole('button', { name: tiles })).toBeTruthy();
    },
  );

  it.each([
    ['dry', { nile: 3 }, /a flood is needed/, /\+/],
    ['flooded', { nile: 3, flood: 1 }, /\+4/, /needed/],
  ] as const)('a river that is %s says so [R-12]', (_how, held, says, silent) => {
    onScreen(holding(held));
    const river = within(area()).getByRole('region', { name: 'Nile' });
    expect(river.textContent).toMatch(says);
    expect(river.textContent).not.toMatch(silent);
  });

  it('says what the next of a set would bring [R-15]', () => {
    onScreen(holding({ obelisk: 2, palace: 1 }));
    expect(within(area()).getByText('with 3 × obelisk: +5')).toBeTruthy();
  });

  it('no civilization costs, and says so; after the end nothing is said any more [R-14]', () => {
    onScreen(holding({}));
    expect(within(area()).getByText('0 of 5: −5')).toBeTruthy();
    cleanup();
    const over = wholeMatch(2, 'over');
    onScreen(over, { seat: 0 });
    const said = within(area()).getAllByText(/at the end|needed|of 5/);
    // It keeps its room.
    expect(said.map(each => getComputedStyle(each).visibility)).toEqual(said.map(() => 'hidden'));
  });
});

describe('a heap explains itself', () => {
  const table = holding({ nile: 3, flood: 1 });

  it('with what it is, what it brings now and with one more, and how many are to come', async () => {
    onScreen(table);
    await userEvent.click(named(/3 Nile tiles/));
    const card = screen.getByRole('tooltip', { hidden: true });
    expect(card.textContent).toContain('You have 3. Nile: +4 if the epoch ended now.');
    expect(card.textContent).toContain('One more: +1.');
    expect(card.textContent).toMatch(/In the bag: \d+ of 25\./);
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/rules/ra#R-12');
  });

  it('without worth and odds where the table shows none', async () => {
    const plain = changed(table, state => {
      Object.assign(state.options, { helps: false });
    });
    onScreen(plain);
    await userEvent.click(named(/3 Nile tiles/));
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).not.toMatch(/One more|In the bag/);
  });
});

it('a press on a rival’s face opens the whole area', async () => {
  onScreen(holding({}, { astronomy: 2 }));
  await userEvent.click(screen.getByRole('button', { name: /Ned/ }));
  const sheet = screen.getByRole('dialog', { name: 'Ned’s area' });
  expect(within(sheet).getByRole('region', { name: 'Civilizations' }).textContent).toContain(
    '2 astronomy tiles',
  );
});

it('a disaster that asks for tiles hangs in the gate for everybody [R-03]', () => {
  const struck = changed(holding({ art: 2, writing: 1, astronomy: 1 }), state => {
    state.step = { kind: 'disaster', player: 0, tile: 'unrest', pending: [], turnOf: 1, by: 'lot' };
  });
  onScreen(struck, { seat: 1 });
  expect(document.querySelector('.hanging [aria-label="unrest"]')).not.toBeNull();
});

describe('what the rules say of a holding', () => {
  it('civilizations by types [R-14]', () => {
    expect([0, 1, 2, 3, 4, 5].map(fameOfTypes)).toEqual([-5, 0, 0, 5, 10, 15]);
  });

  it.each<[Partial<Record<Kind, number>>, ReturnType<typeof nextSet>]>([
    [{ sphinx: 1 }, null],
    [{ sphinx: 2 }, { kind: 'sphinx', nth: 3, fame: 5 }],
    [
      { sphinx: 2, temple: 4 },
      { kind: 'temple', nth: 5, fame: 5 },
    ],
    [{ temple: 5 }, null],
  ])('the next of a set, of %j: %j [R-15]', (held, expected) => {
    expect(nextSet(holding(held).state.areas[0]?.tiles ?? [])).toEqual(expected);
  });

  it.each([
    ['god', 'gods', 4, false],
    ['art', 'civilizations', 0, false],
    ['temple', 'monuments', 6, true],
  ] as const)('the group of a %s: %s, %i', (kind, group, fame, atEnd) => {
    const { state } = holding({ god: 2, art: 1, temple: 3 });
    expect(fameOfKind(state, 0, kind)).toEqual({ group, fame, atEnd });
  });
});

describe('the history', () => {
  const { events } = wholeMatch(3, 'icons');
  const reader = {
    language: 'en',
    person: () => ({ name: 'Ada', you: false }),
    maySeeFame: () => true,
  } as const;
  const groups = (type: RaEvent['type']) =>
    new Set(events.filter(event => event.type === type).map(event => game.groupOf?.(event, reader)));

  it('draws what weighs, and passes over the rest', () => {
    for (const event of events) {
      const drawn = game.iconOf?.(event) != null;
      if (event.type === 'bid' || event.type === 'draw' || event.type === 'sold') expect(drawn).toBe(true);
      if (event.type === 'pass' || event.type === 'setup') expect(drawn).toBe(false);
    }
  });

  it('goes by auctions', () => {
    expect([...groups('invoke')].toSorted()).toEqual(['Auction, by Ada’s Ra tile', 'Auction, called by Ada']);
    expect([...groups('bid'), ...groups('sold')]).toEqual([null, null]);
    expect([...groups('epoch-start')]).toEqual(['Epoch 1', 'Epoch 2', 'Epoch 3']);
  });
});
