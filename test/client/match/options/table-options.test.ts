import { describe, expect, it } from 'vitest';
import { optionNotices } from '../../../../src/client/match/options/option-notices.ts';
import { optionWords } from '../../../../src/client/match/options/option-words.ts';
import { differing, offeredOptions } from '../../../../src/client/match/options/table-options.ts';
import { LANGUAGES } from '../../../../src/client/ui/i18n/i18n.tsx';
import { GAME_IDS, metaOf } from '../../../../src/game/index.ts';
import { parseHints } from '../../../../src/game/shared/hints.ts';
import { parseTalk } from '../../../../src/game/shared/talk.ts';
import { parseSecondsToAct } from '../../../../src/game/shared/time-limit.ts';
import { anotherValue } from './another-value.ts';

describe.each(GAME_IDS)('the options of %s', game => {
  const { defaults, testOptions, parseOptions } = metaOf(game);
  const offered = offeredOptions(game);

  it('are offered but for those of tests, each with words in every language', () => {
    const names = offered.map(({ option }) => option as string);
    expect([...names, ...testOptions].sort()).toEqual(
      [...Object.keys(defaults), 'secondsToAct', 'botAfter', 'botLevel', 'talk', 'hints'].sort(),
    );
    // On one screen nobody keeps the time, and whoever sits there talks.
    expect(offeredOptions(game, true)).toEqual(
      offered.filter(
        ({ option }) => !['secondsToAct', 'botAfter', 'botLevel', 'talk', 'hints'].includes(option),
      ),
    );
    for (const language of LANGUAGES) {
      for (const { option, usual } of offered) {
        const other = anotherValue(option, usual);
        const words = { ...optionWords[language][option], notice: optionNotices[language][option] };
        const texts = Object.values(words).map(text => (typeof text === 'string' ? text : text(other)));
        expect(texts.length).toBeGreaterThanOrEqual(4);
        expect(texts.every(text => text.length > 0)).toBe(true);
      }
    }
  });

  it('are told only where they differ from the rulebook, and the game takes what is told', () => {
    const usual = Object.fromEntries(offered.map(({ option, usual }) => [option, usual]));
    expect(differing(game, usual)).toEqual({});
    expect(differing(game, {})).toEqual({});
    const turned = Object.fromEntries(
      offered.map(({ option, usual }) => [option, anotherValue(option, usual)]),
    );
    expect(differing(game, turned)).toEqual(turned);
    const { secondsToAct, botAfter, botLevel, talk, hints, ...own } = differing(game, turned);
    expect(botAfter).toBe('never');
    expect(botLevel).toBe('easy');
    expect(parseSecondsToAct({ secondsToAct })).toBe(300);
    expect(parseTalk({ talk })).toBe('none');
    expect(parseHints({ hints })).toBe(true);
    expect(parseOptions(own)).toEqual({ options: { ...defaults, ...own } });
  });

  it('are nothing else that a server may tell of a table', () => {
    const strange = Object.fromEntries(testOptions.map(option => [option, true]));
    expect(
      differing(game, {
        ...strange,
        bots: { 1: 'steady' },
        openTotals: 'true',
        white: 7,
        botLevel: 'steady',
      }),
    ).toEqual({});
    for (const secondsToAct of [4, 601, 7.5, '30']) expect(differing(game, { secondsToAct })).toEqual({});
  });

  it('know what stored tables call the time to choose', () => {
    expect(differing(game, { secondsToChoose: 20 })).toEqual({ secondsToAct: 20 });
  });
});
