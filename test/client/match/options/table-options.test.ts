import { describe, expect, it } from 'vitest';
import { optionNotices } from '../../../../src/client/match/options/option-notices.ts';
import { optionWords } from '../../../../src/client/match/options/option-words.ts';
import {
  askedOf,
  differing,
  isAsked,
  offeredOptions,
  termsOf,
  withRated,
} from '../../../../src/client/match/options/table-options.ts';
import { LANGUAGES } from '../../../../src/client/ui/i18n/i18n.tsx';
import { GAME_IDS, metaOf } from '../../../../src/game/index.ts';
import { parseHints } from '../../../../src/game/shared/bots/hints.ts';
import { parseRated, parseUndo } from '../../../../src/game/shared/rated.ts';
import { parseTalk } from '../../../../src/game/shared/talk.ts';
import { anotherValue } from './another-value.ts';

/** What a server keeps for tables of any game. */
const SERVED: readonly string[] = [
  'time',
  'outOfTime',
  'botAfter',
  'botLevel',
  'talk',
  'hints',
  'rated',
  'undo',
];

describe.each(GAME_IDS)('the options of %s', game => {
  const { defaults, testOptions, parseOptions } = metaOf(game);
  const offered = offeredOptions(game);

  it('are offered but for those of tests, each with words in every language', () => {
    const names = offered.map(({ option }) => option as string);
    expect([...names, ...testOptions].sort()).toEqual([...Object.keys(defaults), ...SERVED].sort());
    // On one screen nobody keeps the time, and whoever sits there talks.
    expect(offeredOptions(game, true)).toEqual(offered.filter(({ option }) => !SERVED.includes(option)));
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
    expect(differing(game, { ...turned, clock: turned.time })).toEqual(turned);
    const { time, outOfTime, botAfter, botLevel, talk, hints, rated, undo, ...own } = turned;
    expect([time, outOfTime, botAfter, botLevel]).toEqual(['10d+12h', 'lose', 0, 'easy']);
    expect(parseTalk({ talk })).toBe('none');
    expect(parseHints({ hints })).toBe(true);
    expect([parseRated({ rated }), parseUndo({ undo })]).toEqual([true, false]);
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

  it('help nobody where a match is rated, unless the table wants it, and are told so', () => {
    const aids = 'helps' in defaults ? { helps: false, undo: false } : { undo: false };
    const rated = withRated(game, {}, true);
    expect(askedOf(game, rated)).toMatchObject({ rated: true, ...aids });
    expect(differing(game, rated)).toEqual({ rated: true, ...aids });
    const helped = { ...rated, undo: true };
    expect(askedOf(game, helped)).toMatchObject({ ...aids, rated: true, undo: true });
    // What the server tells of such a table is chosen there, and stays so when its host changes something else.
    expect(askedOf(game, differing(game, askedOf(game, helped)))).toEqual(askedOf(game, helped));
    expect(differing(game, withRated(game, helped, false))).toEqual({});
  });

  it('know what stored tables call the time to choose', () => {
    expect(differing(game, { secondsToChoose: 20 })).toEqual({ time: 20 });
  });

  it('say what becomes of whoever is away or out of time, be it as usual, and never both', () => {
    expect(termsOf(game, askedOf(game, {}))).toEqual({ botAfter: 'never' });
    expect(termsOf(game, askedOf(game, { time: 20 }))).toEqual({ time: 20, botAfter: 180 });
    expect(termsOf(game, { clock: '3d', botAfter: 180 })).toEqual({ time: '3d', outOfTime: 'bot' });
    expect(termsOf(game, { clock: '3d', outOfTime: 'lose' })).toEqual({ time: '3d', outOfTime: 'lose' });
    expect(termsOf(game, { secondsToAct: 20, botAfter: 'never' })).toEqual({ time: 20, botAfter: 'never' });
    // How long the server itself waits it does not say.
    expect(termsOf(game, {})).toEqual({});
    for (const language of LANGUAGES) {
      const { outOfTime } = optionNotices[language];
      expect(outOfTime('bot')).not.toBe(outOfTime('lose'));
    }
  });

  it('with an end open nobody plays for who is away, unless the table wants it; where each move has its seconds a bot does', () => {
    const usualAt = (time: number) =>
      offeredOptions(game, false, { time }).find(({ option }) => option === 'botAfter')!.usual;
    expect([0, 20].map(usualAt)).toEqual(['never', 180]);
    const eager = askedOf(game, { botAfter: 180 });
    expect(differing(game, eager)).toEqual({ botAfter: 180 });
    expect(differing(game, { secondsToAct: 20, botAfter: 'never' })).toEqual({ time: 20, botAfter: 'never' });
    // A host who changes something else changes nothing about it.
    for (const chosen of [{ botAfter: 180 }, { time: 20, botAfter: 'never' }, { time: 20 }, {}])
      expect(askedOf(game, differing(game, askedOf(game, chosen)))).toEqual(askedOf(game, chosen));
  });

  it('a clock says how long anybody is waited for; without one the table says so itself', () => {
    expect(askedOf(game, { time: '3d', outOfTime: 'lose', botAfter: 60 })).toEqual({
      clock: '3d',
      outOfTime: 'lose',
    });
    expect(askedOf(game, { time: 20, outOfTime: 'lose' })).toEqual({ secondsToAct: 20, botAfter: 180 });
    expect(askedOf(game, {})).toEqual({ botAfter: 'never' });
    expect([isAsked('outOfTime', { time: '3d' }), isAsked('botAfter', { time: '3d' })]).toEqual([
      true,
      false,
    ]);
    expect([isAsked('outOfTime', { time: 20 }), isAsked('botAfter', { time: 20 })]).toEqual([false, true]);
  });
});
