import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Played } from '../../../../../src/client/games/kheops/gallery/positions.ts';
import { at, spareCornerOf } from '../../../../../src/client/games/kheops/view/geometry.ts';
import { CELLS } from '../../../../../src/game/kheops/pyramid.ts';
import { standing } from '../../../../../src/game/kheops/score.ts';
import { position } from '../../../../game/kheops/position.ts';
import { openFinal } from '../../open-final.ts';
import { bare, changed, gallery, NAMES, onScreen, wholeMatch } from '../on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const table = () => within(screen.getByRole('dialog')).getByRole('table');
const texts = (row: Element) => [...row.querySelectorAll('td')].map(cell => cell.textContent);
const litInMap = () => document.querySelectorAll('.scoring-map .cell[data-lit="true"]').length;

const open = async () => {
  await userEvent.keyboard('s');
  return within(table());
};
const networksOf = ({ events }: Played) => events.flatMap(event => (event.type === 'network' ? [event] : []));

describe('the final score', () => {
  it.each([0, 1])('tells every network, the ankhs and the sums as they were scored (match %i)', async n => {
    const played = wholeMatch(`sheet-${n}`);
    onScreen(played, { seat: null });
    await openFinal();
    const order = [played.state.white, 1 - played.state.white];
    const rows = [...table().querySelectorAll('tbody tr')];
    const networks = networksOf(played);
    expect(rows).toHaveLength(networks.length);
    networks.forEach((network, i) => {
      const cells = texts(rows[i]!);
      expect(rows[i]!.querySelector('th')!.textContent).toContain(`${network.cells.length} tiles`);
      expect(cells.slice(-2)).toEqual(
        order.map(seat => (network.owners.some(owner => owner === seat) ? String(network.points) : '·')),
      );
      if (network.cursed) expect(cells[0]).toContain('cursed');
      else expect(cells[0]).toMatch(new RegExp(`(^|= )${network.points}($| K-42$)`));
      expect(cells[0]!.includes('× 2')).toBe(network.closed && !network.cursed);
    });
    const ankhs = played.events.flatMap(event => (event.type === 'ankhs' ? [event] : []));
    // The sums stay in view where the networks scroll beneath them.
    const [ankhRow, totalRow] = table().querySelectorAll('tfoot tr');
    expect(texts(ankhRow!)).toEqual(order.map(seat => `${ankhs[seat]!.count}² = ${ankhs[seat]!.points}`));
    const scores = played.state.step.kind === 'over' ? played.state.step.scores : [];
    expect(texts(totalRow!)).toEqual(order.map(seat => String(scores[seat])));
  });

  it('stands on the rim in short: networks and ankhs of both, who won first of all [K-45]', () => {
    const played = wholeMatch('rim');
    const { container } = onScreen(played, { seat: 0 });
    const { step } = played.state;
    if (step.kind !== 'over') throw new Error('a whole match is over');
    const sides = [...container.querySelectorAll('.result-side')];
    expect(sides.map(side => side.getAttribute('data-won'))).toEqual(
      [1, 0].map(seat => String(step.winners.some(winner => winner === seat))),
    );
    sides.forEach((side, i) => {
      const total = step.scores[1 - i]!;
      expect(side.querySelector('strong')!.textContent).toBe(String(total));
      const parts = [...side.querySelectorAll('b')].map(part => Number(part.textContent));
      expect(parts[0]! + parts[1]!).toBe(total);
      const ankhs = played.events.flatMap(event => (event.type === 'ankhs' ? [event] : []));
      expect(parts[1]).toBe(ankhs[1 - i]!.points);
    });
  });

  it('a match that was given up asks for nothing more: its rim tells the score as it stood', () => {
    const played = gallery('lay');
    const seat = played.state.step.kind === 'tile' ? played.state.step.player : 0;
    const { container } = onScreen(played, { seat, endedBy: seat });
    expect(screen.queryByRole('button', { name: 'Lay' })).toBeNull();
    expect(container.textContent).not.toContain('Choose');
    expect(container.querySelector('.architect-odds')).toBeNull();
    expect(
      [...container.querySelectorAll('.result-side')].map(side => side.getAttribute('data-won')),
    ).toEqual(['true', 'false']);
  });

  it.each([
    ['somebody else', null, [0], `${NAMES[0]} wins`],
    ['the reader', 1, [1], 'You win'],
    ['a draw [K-45]', 0, [0, 1], 'A draw'],
  ] as const)('says who has won: %s', async (_who, seat, winners, said) => {
    const over = changed(gallery('over'), state => {
      state.step = { kind: 'over', scores: [5, 5], winners };
    });
    onScreen(over, { seat });
    await openFinal();
    expect(document.querySelector('.final-winner')?.textContent).toContain(said);
  });
});

it.each([
  ['its end', 'over', null],
  ['somebody has given up', 'late', 1],
] as const)('after %s there is one way to the final score, among the actions', (_what, name, endedBy) => {
  onScreen(gallery(name), { seat: 0, endedBy });
  const ways = screen.getAllByRole('button', { name: 'Final score' });
  expect(ways.map(way => way.closest('.actions') !== null)).toEqual([true]);
});

describe('the score sheet of a running match', () => {
  it('a network lights up in the plan when it is focused, pressed or pointed at', async () => {
    const played = gallery('late');
    onScreen(played);
    const sheet = await open();
    const light = sheet.getByRole('button', { name: 'Light up network A' });
    // The name of the row begins with the number of the network.
    const cells = Number(/(\d+) tiles/.exec(light.closest('th')!.textContent)?.[1]);
    expect(cells).toBeGreaterThan(1);
    expect(litInMap()).toBe(0);
    fireEvent.focus(light);
    expect(litInMap()).toBe(cells);
    expect(light.getAttribute('aria-pressed')).toBe('true');
    fireEvent.blur(light);
    expect(litInMap()).toBe(0);
    fireEvent.pointerEnter(light.closest('tr')!, { pointerType: 'mouse' });
    expect(litInMap()).toBe(cells);
    fireEvent.pointerLeave(light.closest('tr')!, { pointerType: 'mouse' });
    expect(litInMap()).toBe(0);
    // One that a finger has pressed stays lit.
    const other = sheet.getByRole('button', { name: 'Light up network B' });
    const touch = { pointerType: 'touch' };
    fireEvent.pointerEnter(other.closest('tr')!, touch);
    fireEvent.pointerLeave(other.closest('tr')!, touch);
    fireEvent.focus(other);
    fireEvent.click(other);
    expect(litInMap()).toBeGreaterThan(1);
    expect(document.querySelector('.plan-letter[data-lit="true"]')?.textContent).toBe('B');
  });

  it.each(['late', 'over'])(
    'at %s each network has its letter in the plan, on one of its tiles, and every tile its stone',
    async name => {
      const played = gallery(name);
      onScreen(played, { seat: null });
      if (name === 'over') await openFinal();
      else await open();
      const laid = CELLS.filter(cell => played.state.pyramid[cell] !== undefined);
      expect(laid.length === CELLS.length).toBe(name === 'over');
      expect(document.querySelectorAll('.scoring-map .stone')).toHaveLength(laid.length);
      const { networks } = standing(played.state);
      expect(networks.length).toBeGreaterThan(5);
      const letters = [...document.querySelectorAll('.scoring-light')].map(({ textContent }) => textContent);
      const inPlan = [...document.querySelectorAll('.plan-letter')];
      expect(inPlan.map(({ textContent }) => textContent)).toEqual(letters);
      expect(new Set(letters).size).toBe(networks.length);
      networks.forEach(({ cells }, i) => {
        const places = cells.map(cell => at(spareCornerOf(cell)));
        expect(places).toContain(inPlan[i]!.getAttribute('transform'));
      });
    },
  );

  it('says so when no two tiles are joined [K-40]', async () => {
    onScreen(bare(position({ pyramid: { '6,0': 33 } })));
    const sheet = await open();
    expect(sheet.getByText('No two tiles are joined yet.')).toBeTruthy();
  });

  it('shows how a doubled pair adds up [K-41, K-42]', async () => {
    // Open towards each other and to nowhere else.
    onScreen(bare(position({ pyramid: { '6,0': [39, 1], '6,1': 39 }, pawns: { '6,0': 'w:worker' } })));
    const sheet = await open();
    expect(sheet.getByText(/\(2 \+ 15 \+ 5\)/).parentElement?.textContent).toMatch(
      /\(2 \+ 15 \+ 5\) × 2.* = 44/,
    );
    expect(sheet.getByText('1 : 0')).toBeTruthy();
  });

  it('the score by the name is the one of the sheet', async () => {
    const played = gallery('late');
    onScreen(played);
    const sheet = await open();
    const totals = texts(sheet.getAllByRole('row').at(-1)!);
    const named = [...document.querySelectorAll('.architect')].map(
      architect => architect.querySelector('.architect-points strong')?.textContent,
    );
    expect(totals.sort()).toEqual(named.sort());
  });
});

it.each([
  [
    'en',
    [
      /^Ned: 0 points if it ended nowBlue, 3 tiles in hand\./,
      /^You: 0 points.*nowWhite, to act, 3 tiles in hand\./,
    ],
  ],
  [
    'it',
    [
      /^Ned: 0 punti se finisse oraBlu, 3 tessere in mano\./,
      /^Tu: 0 punti.*oraBianco, di turno, 3 tessere in mano\./,
    ],
  ],
] as const)(
  '%s: the card of an architect says who sits there, and whether it is their turn',
  (language, cards) => {
    onScreen(
      bare(
        position({
          pyramid: { '6,0': 33 },
          hands: [
            [48, 30, 21],
            [1, 2, 3],
          ],
        }),
      ),
      { seat: 0, language },
    );
    for (const [i, points] of [...document.querySelectorAll('.architect-points')].entries()) {
      fireEvent.click(points);
      expect(screen.getByRole('tooltip').textContent).toMatch(cards[i]!);
    }
  },
);

it('the card of an architect says what it came to when all is over', () => {
  onScreen(gallery('over'), { seat: 0 });
  fireEvent.click(document.querySelector('.architect-points')!);
  expect(screen.getByRole('tooltip').textContent).toMatch(/^\w+: \d+ points at the end/);
});
