import { expect, it } from 'vitest';
import { botChance } from '../../../src/game/drive.ts';
import type { PriestsEvent } from '../../../src/game/priests-of-ra/events.ts';
import { priestsOfRa as rules } from '../../../src/game/priests-of-ra/rules.ts';
import type { Move, Options, State } from '../../../src/game/priests-of-ra/table.ts';
import { countAll, PEOPLE, type Side } from '../../../src/game/priests-of-ra/tiles.ts';
import { botMatch, priestsOfRaModule, WAYS } from '../matches.ts';

/** Tiles in the bag, on the tracks, in front of players and gone from the game, as the events tell it. */
const tilesTold = (state: State, gone: number): number => {
  const owned = state.areas.reduce((sum, { tiles }) => sum + tiles.reduce((a, b) => a + b, 0), 0);
  const inHand = state.step.kind === 'placement' ? 1 : 0;
  return state.bag + state.track.length + state.raTrack + owned + inHand + gone;
};

const sunsInPlay = ({ areas, centre }: State): number[] =>
  [centre, ...areas.flatMap(({ suns }) => [...suns.faceUp, ...suns.faceDown])].sort((a, b) => a - b);

it.each(WAYS)(
  'tiles and suns are conserved, fame stays above nothing, the bag never runs dry: $name [C-02, E-03, E-05, E-08]',
  way => {
    for (const players of [2, 3, 4, 5]) {
      for (let n = 0; n < 2; n++) {
        const match = botMatch(priestsOfRaModule, players, way, `conserved ${n}`);
        const state = rules.setup(match as typeof match & { options: Options });
        const suns = sunsInPlay(state);
        const random = botChance(match);
        let gone = 0;
        for (;;) {
          const seat = rules.seatsToAct(state)[0];
          if (seat === undefined) break;
          const before = structuredClone(state);
          const move = match.bots[seat]!(null, seat, rules.legalMoves(state, seat), random) as Move;
          const events = rules.apply(state, seat, move);

          gone += leftTheGame(before, state, events);
          expect(tilesTold(state, gone)).toBe(174);
          expect(state.secret.bag).toHaveLength(state.bag);
          expect([...state.secret.bag].filter(letter => letter === 'a')).toHaveLength(state.raLeft);
          expect(sunsInPlay(state)).toEqual(suns);
          for (const { fame, ankhs, tiles } of state.areas) {
            expect(fame).toBeGreaterThanOrEqual(0);
            expect(ankhs).toBeLessThanOrEqual(4);
            expect(Math.min(...tiles)).toBeGreaterThanOrEqual(0);
          }
        }
        expect(state.bag).toBeGreaterThan(0);
      }
    }
  },
);

/** Tiles that the events of a move put out of the game: unsold lots, both tracks, people, priests, plagues returned. */
const leftTheGame = (before: State, after: State, events: readonly PriestsEvent[]): number => {
  let gone = 0;
  const ended = events.find(event => event.type === 'epoch-end');
  for (const event of events) {
    if (event.type === 'unsold') gone += event.tiles.length;
    if (event.type === 'score') gone += event.plagues;
  }
  if (ended === undefined) return gone;
  const drewRa = events.some(event => event.type === 'draw' && event.tile === 'ra');
  gone += before.raTrack + (drewRa ? 1 : 0);
  if (ended.type === 'epoch-end' && ended.reason === 'ra-track') gone += before.track.length;

  // People and priests leave; what the last auction brought is theirs by then.
  const lot = events.flatMap(event => (event.type === 'sold' ? event.tiles : []));
  const leavers: readonly Side[] = [...PEOPLE, 'priest'];
  for (const { tiles } of before.areas) gone += countAll(tiles, leavers);
  gone += lot.filter(side => leavers.includes(side)).length;
  for (const { tiles } of after.areas) expect(countAll(tiles, leavers)).toBe(0);
  return gone;
};
