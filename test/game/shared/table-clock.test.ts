import { describe, expect, it } from 'vitest';
import { CLOCKS, clockOf, outOfTimeOf, paceOf, parseClock } from '../../../src/game/shared/table-clock.ts';

describe('how a table plays against time', () => {
  it.each([
    ['2m+10s', { kind: 'bank', bank: 120, increment: 10 }, 'live'],
    ['180m+0s', { kind: 'bank', bank: 10_800, increment: 0 }, 'live'],
    ['3d', { kind: 'move', seconds: 259_200 }, 'days'],
    ['10d+12h', { kind: 'bank', bank: 864_000, increment: 43_200 }, 'days'],
  ])('%s', (clock, read, pace) => {
    expect([clockOf({ clock }), paceOf({ clock })]).toEqual([read, pace]);
  });

  it('seconds for each move are live, and without a clock a match has an open end', () => {
    expect([clockOf({ secondsToAct: 20 }), paceOf({ secondsToAct: 20 })]).toEqual([
      { kind: 'move', seconds: 20 },
      'live',
    ]);
    for (const setupData of [undefined, {}, { secondsToAct: 0 }])
      expect([clockOf(setupData), paceOf(setupData)]).toEqual([null, 'open']);
  });

  it.each([
    '4d',
    '0m+5s',
    '181m+0s',
    '5m+301s',
    '31d+1h',
    '5d+0h',
    '5m',
    '',
    '5m+20s ',
    5,
    null,
    { bank: 5 },
  ])('nothing else is a clock: %j', clock => expect(parseClock({ clock })).toBeNull());

  it('all that is offered is one', () => {
    for (const clock of CLOCKS) expect(parseClock({ clock })).toBe(clock);
  });

  it('out of time, a bot plays on unless the table says otherwise; seconds for each move take nobody’s seat', () => {
    expect(outOfTimeOf({ clock: '3d' })).toBe('bot');
    expect(outOfTimeOf({ clock: '3d', outOfTime: 'lose' })).toBe('lose');
    expect(outOfTimeOf({ secondsToAct: 20, outOfTime: 'lose' })).toBe('mildest');
  });
});
