import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConnectionNotice } from '../../../../src/client/match/online/connection-notice.ts';
import { NOTHING, type OnlineSnapshot } from '../../../../src/client/match/online/online-snapshot.ts';
import { netWords } from '../../../../src/client/match/online/words.ts';
import { LanguageProvider, useLanguage } from '../../../../src/client/ui/i18n/i18n.tsx';

const AT_TABLE: OnlineSnapshot = {
  ...NOTHING,
  table: {
    stateID: 0,
    view: null,
    events: [],
    isWhole: true,
    eventsBefore: () => 0,
    stateAt: () => ({ stateID: 0, events: 0, until: 1 }),
    beside: { takenBack: [], madeFor: [] },
    back: null,
    tookUnasked: false,
  },
  status: 'ready',
};
const refusedFor = (code: string, id = 1): OnlineSnapshot => ({ ...AT_TABLE, refused: { code, id } });

const notice = (first: OnlineSnapshot) => {
  const { result, rerender } = renderHook(useConnectionNotice, {
    initialProps: first,
    wrapper: LanguageProvider,
  });
  return { said: () => result.current, show: rerender };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(['en', 'it'] as const)('what there is to say about the connection: %s', language => {
  beforeEach(() => localStorage.setItem('language', language));
  const words = netWords[language];

  it('says that it is lost for as long as it is, and then that it is back', () => {
    const { said, show } = notice(AT_TABLE);
    expect(said()).toBe('');
    show({ ...AT_TABLE, status: 'offline' });
    pass(60_000);
    expect(said()).toBe(words.offline);
    show(AT_TABLE);
    expect(said()).toBe(words.back);
    pass(6000);
    expect(said()).toBe('');
  });

  it.each([
    ...['rate', 'not-joined', 'stale', 'not-started', 'match-over', 'unknown-move', 'not-now'],
    ...['credentials', 'unknown-match', 'fault', 'malformed'],
  ])('says in its own words why something was refused: %s', code => {
    const { said } = notice(refusedFor(code));
    expect(said()).toBe(words.refused[code as keyof typeof words.refused]);
    expect(said().length).toBeGreaterThan(15);
  });

  it.each(['sun-too-low', 'toString', '__proto__'])('of a rule it says that it is one: %s', code => {
    expect(notice(refusedFor(code)).said()).toBe(words.rule);
  });
});

it('the same words stay as long the second time', () => {
  localStorage.setItem('language', 'en');
  const { said, show } = notice(refusedFor('rate', 1));
  pass(4000);
  show(refusedFor('rate', 2));
  pass(4000);
  expect(said()).toBe(netWords.en.refused.rate);
  pass(2000);
  expect(said()).toBe('');
});

it('a language that is chosen later does not bring back what was said before', () => {
  localStorage.setItem('language', 'en');
  const refused = refusedFor('rate');
  const { result } = renderHook(
    () => ({ said: useConnectionNotice(refused), setLanguage: useLanguage().setLanguage }),
    { wrapper: LanguageProvider },
  );
  pass(1000);
  act(() => result.current.setLanguage('it'));
  expect(result.current.said).toBe(netWords.it.refused.rate);
  pass(5000);
  expect(result.current.said).toBe('');
  act(() => result.current.setLanguage('en'));
  expect(result.current.said).toBe('');
});
