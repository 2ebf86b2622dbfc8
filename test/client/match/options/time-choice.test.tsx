import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CHOICES, type Value } from '../../../../src/client/match/options/option-words.ts';
import { TimeChoice } from '../../../../src/client/match/options/time-choice.tsx';
import { clockOf } from '../../../../src/game/shared/table-clock.ts';

afterEach(cleanup);

let chosen: Value;
const Form = ({ first }: { first: Value }) => {
  const [value, setValue] = useState(first);
  chosen = value;
  return <TimeChoice value={value} onChange={setValue} />;
};
const open = (first: Value) => render(<Form first={first} />);
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' });
const listed = () => list().selectedOptions[0]?.textContent;
const type = (name: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } });

it.each(CHOICES.time)('%s is offered, and chosen by its own words', value => {
  open(0);
  fireEvent.change(list(), { target: { value: String(value) } });
  expect(chosen).toBe(value);
  expect(screen.queryByRole('group', { name: 'A bank of your own' })).toBeNull();
});

it('a bank of one’s own is typed; what no table may have is not chosen, and what is offered too keeps its fields', async () => {
  open(0);
  fireEvent.change(list(), { target: { value: 'live' } });
  await screen.findByLabelText(/^Minutes/);
  expect(clockOf({ clock: chosen })).toEqual({ kind: 'bank', bank: 900, increment: 15 });
  type(/^Minutes/, '3');
  type(/^Seconds/, '2');
  expect(chosen).toBe('3m+2s');
  for (const text of ['0', '181', '', '2.5']) {
    type(/^Minutes/, text);
    expect(screen.getByLabelText(/^Minutes/).getAttribute('aria-invalid')).toBe('true');
    expect(chosen).toBe('3m+2s');
  }
  type(/^Minutes/, '5');
  type(/^Seconds/, '20');
  expect(chosen).toBe('5m+20s');
  expect(screen.getByLabelText(/^Minutes/)).toBeDefined();
  expect(listed()).toBe('A bank of your own …');
});

it('what a table has chosen by days is shown as it is', async () => {
  open('12d+6h');
  expect(listed()).toBe('A bank of your own …');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Days/)).value).toBe('12');
  expect(screen.getByLabelText<HTMLInputElement>(/^Hours/).value).toBe('6');
});
