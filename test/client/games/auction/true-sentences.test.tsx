import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { actionWords } from '../../../../src/client/games/auction/words/actions.ts';
import { partWords } from '../../../../src/client/games/auction/words/parts.ts';
import { BeforehandSheet as PriestsSheet } from '../../../../src/client/games/priests-of-ra/beforehand.tsx';
import { lessonWords as priestsLesson } from '../../../../src/client/games/priests-of-ra/lesson/words.ts';
import { refusalWords as priestsRefusals } from '../../../../src/client/games/priests-of-ra/words/refusals.ts';
import { BeforehandSheet as RaSheet } from '../../../../src/client/games/ra/beforehand.tsx';
import { moveText } from '../../../../src/client/games/ra/coach-words.ts';
import { lessonWords as raLesson } from '../../../../src/client/games/ra/lesson/words.ts';
import { forWords } from '../../../../src/client/games/ra/words/cards.ts';
import { refusalWords as raRefusals } from '../../../../src/client/games/ra/words/refusals.ts';
import { meta as metaOfPriests } from '../../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import { addTiles as addSides } from '../../../../src/game/priests-of-ra/tiles.ts';
import { meta as metaOfRa } from '../../../../src/game/ra/meta.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import { addTiles } from '../../../../src/game/ra/tiles.ts';

afterEach(cleanup);

describe.each(['en', 'it'] as const)('what is said in both Ra games, in %s', language => {
  it('of face-down suns holds in the last epoch too, after which none comes [A-07, E-03]', () => {
    const said = [
      actionWords[language].sunDown(2),
      partWords[language].sunDown,
      ...[raRefusals, priestsRefusals].flatMap(words => [
        words[language]['sun-face-down'],
        words[language]['no-sun-left'],
      ]),
    ];
    expect(said.filter(sentence => /next epoch|prossima epoca/.test(sentence))).toEqual([]);
  });

  it('of a sun at the beginning of a guided match: the one that wins is not kept [A-07]', () => {
    const said = [raLesson, priestsLesson].map(words => words[language].say.suns);
    expect(said.filter(sentence => /rests|riposa/.test(sentence))).toEqual([]);
  });

  it('of what a god may take: no other god [R-01]', () => {
    expect(forWords[language].god).toMatch(/any tile of the track but a god|tranne un altro dio/);
  });

  it('of a move by the coach as its button says it, two of a kind as two', () => {
    const texts = [['playGod', 'nile'] as const, ['discard', 'temple', 'temple'] as const].map(move =>
      moveText(language, move),
    );
    expect(texts).toEqual(
      language === 'en' ? ['Play a god: Nile', 'Give up 2 temples'] : ['Gioca un dio: Nilo', 'Cedi 2 templi'],
    );
  });
});

describe('what is chosen beforehand', () => {
  it('Ra: two of a kind are told as two, and that a disaster is asked about [R-03]', () => {
    const state = ra.setup({ players: 3, options: metaOfRa.defaults, seed: 'beforehand' });
    state.track.push('earthquake');
    addTiles(state.areas[0]!.tiles, 'temple', 3);
    addTiles(state.areas[0]!.tiles, 'sphinx', 1);
    render(<RaSheet view={ra.view(state, 0)} seat={0} choices={[]} choose={() => {}} />);
    expect(screen.getByRole('option', { name: 'give up 2 temples' })).toBeTruthy();
    expect(screen.getByText(/With a disaster on the track/)).toBeTruthy();
  });

  it('Priests of Ra: two of a side are told as two, and it has no disasters but plagues [P-02, P-14]', () => {
    const state = priestsOfRa.setup({ players: 3, options: metaOfPriests.defaults, seed: 'beforehand' });
    state.track.push('priest', 'priest');
    addSides(state.areas[0]!.tiles, 'farmer', 2);
    render(<PriestsSheet view={priestsOfRa.view(state, 0)} seat={0} choices={[]} choose={() => {}} />);
    expect(screen.getByRole('option', { name: '2 farmers' })).toBeTruthy();
    expect(screen.getByText(/With a plague on the track/)).toBeTruthy();
    expect(screen.queryByText(/disaster/)).toBeNull();
  });
});
