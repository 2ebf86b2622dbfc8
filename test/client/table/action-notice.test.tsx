import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ActionNotice } from '../../../src/client/table/action-notice.tsx';
import { useBoard } from '../../../src/client/table/board-context.tsx';
import { painted } from '../ui/keys/painted.ts';
import { toyTable } from '../ui/keys/toy-table.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const Refusing = () => {
  const { say } = useBoard();
  return (
    <section aria-label="Actions">
      <ActionNotice headingId="heading" />
      <button type="button" onClick={() => say('The bag is empty.')}>
        Draw
      </button>
    </section>
  );
};

const said = () => document.querySelector('.actions-notice')?.textContent;
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Draw' }));

describe('why a press did nothing', () => {
  it.each([
    ['press', () => fireEvent.pointerDown(document.body)],
    ['key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ] as const)('stands there until the next %s, and comes again when that is refused too', async (_, next) => {
    toyTable(1, { children: <Refusing /> });
    expect(said()).toBe('');
    press();
    expect(said()).toBe('The bag is empty.');
    await painted();
    expect(said()).toBe('The bag is empty.');
    next();
    await painted();
    expect(said()).toBe('');
    press();
    expect(said()).toBe('The bag is empty.');
  });
});
