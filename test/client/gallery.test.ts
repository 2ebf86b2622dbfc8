import { describe, expect, it } from 'vitest';
import { reach as reachAuction } from '../../src/client/games/auction/gallery/positions.ts';
import { snapshotsOn } from '../../src/client/games/gallery/made.ts';
import {
  POSITIONS as KHEOPS,
  reach as reachKheops,
} from '../../src/client/games/kheops/gallery/positions.ts';
import {
  POSITIONS as PRIESTS,
  PLAYING as PRIESTS_PLAYING,
} from '../../src/client/games/priests-of-ra/gallery/positions.ts';
import { POSITIONS as RA, PLAYING as RA_PLAYING } from '../../src/client/games/ra/gallery/positions.ts';
import {
  POSITIONS as RU_RA_RE,
  reach as reachRuRaRe,
} from '../../src/client/games/ru-ra-re/gallery/positions.ts';

describe('every state of the gallery is found, and a moment begins before its last move', () => {
  it.each(RA)('Ra: $name', position => {
    const { events, before } = reachAuction(RA_PLAYING, position);
    expect(before === undefined).toBe(position.moment === undefined);
    if (position.moment !== undefined)
      expect(events.slice(before!.events.length).some(position.moment)).toBe(true);
  });

  it.each(PRIESTS)('Priests of Ra: $name', position => {
    const { events, before } = reachAuction(PRIESTS_PLAYING, position);
    expect(before === undefined).toBe(position.moment === undefined);
    if (position.moment !== undefined)
      expect(events.slice(before!.events.length).some(position.moment)).toBe(true);
  });

  it.each(KHEOPS)('Kheops: $name', position => {
    const { events, before } = reachKheops(position);
    expect(before === undefined).toBe(position.isMoment !== true);
    expect(events.length).toBeGreaterThan(before?.events.length ?? 0);
  });

  it.each(RU_RA_RE)('Ru-Ra-Re: $name', position => {
    const { events } = reachRuRaRe(position);
    expect(position.frozen === undefined || events.some(position.frozen)).toBe(true);
  });
});

it('the way to a state can be looked back on, and ends in the state', () => {
  const played = reachAuction(RA_PLAYING, RA.find(({ name }) => name === 'three-god')!);
  const seen = snapshotsOn(RA_PLAYING, played.way, null).at;
  expect(seen(played.events.length)?.view).toEqual(RA_PLAYING.view(played.state, null));
  expect(seen(1)?.view.track).not.toEqual(played.state.track);
  expect(seen(played.events.length + 1)).toBeNull();
});
