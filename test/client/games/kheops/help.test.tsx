import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pieceWords, symbolWords } from '../../../../src/client/games/kheops/words/names.ts';
import { capital } from '../../../../src/client/ui/i18n/grammar.ts';
import { PIECES } from '../../../../src/game/kheops/table.ts';
import { TILES } from '../../../../src/game/kheops/tiles.ts';
import { changed, gallery, onScreen } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const help = async () => {
  await userEvent.keyboard('?');
  return screen.findByRole('dialog', { name: /Help|Aiuto/ });
};

describe('the help of Kheops', () => {
  it.each(['en', 'it'] as const)('names every symbol and every pawn, with its rule: %s', async language => {
    onScreen(gallery('start'), { language });
    const sheet = within(await help());
    const symbols = new Set(TILES.flatMap(({ symbol }) => symbol ?? []));
    for (const symbol of symbols) {
      const name = symbol.startsWith('sarcophagus')
        ? { en: 'Sarcophagi', it: 'Sarcofagi' }[language]
        : capital(symbolWords[language][symbol].one);
      expect(sheet.getByText(name).closest('li')?.textContent).toMatch(/K-\d\d/);
    }
    for (const piece of PIECES) {
      const line = sheet.getByText(capital(pieceWords[language][piece].one)).closest('li');
      expect(line?.textContent).toMatch(/K-\d\d/);
    }
  });

  it('says of closed networks what this table plays [K-42]', async () => {
    onScreen(gallery('start'));
    expect((await help()).textContent).toContain('If no opening of a network leads out of the pyramid');
    cleanup();
    const strict = changed(gallery('start'), state => {
      Object.assign(state, { options: { ...state.options, strictClosure: true } });
    });
    onScreen(strict);
    expect((await help()).textContent).toContain('If every opening of a network meets an opening');
  });
});
