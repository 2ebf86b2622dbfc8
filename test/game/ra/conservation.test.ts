import { expect, it } from 'vitest';
import { raTrackLength, tilesOn } from '../../../src/game/auction/tracks.ts';
import { botChance } from '../../../src/game/drive.ts';
import type { RaEvent } from '../../../src/game/ra/events.ts';
import { ra } from '../../../src/game/ra/rules.ts';
import type { Move, Options, State } from '../../../src/game/ra/table.ts';
import { isDisaster, KINDS, TILE_COUNTS } from '../../../src/game/ra/tiles.ts';
import type { Random } from '../../../src/game/shared/random.ts';
import { loadGame } from '../load-game.ts';
import { botMatch, WAYS, type Way } from '../matches.ts';

const module = await loadGame('ra');
const LEAVERS = ['god', 'flood', 'gold', 'art', 'agriculture', 'religion', 'astronomy', 'writing'];

const owned = ({ areas }: State) =>
  areas.reduce((sum, { tiles }) => sum + tiles.reduce((a, b) => a + b, 0), 0);
const sunsInPlay = ({ areas, centre }: State): number[] =>
  [centre, ...areas.flatMap(({ suns }) => [...suns.faceUp, ...suns.faceDown])].sort((a, b) => a - b);

/** Tiles that the events of a move put out of the game, whatever the state says. */
const leftTheGame = (before: State, events: readonly RaEvent[]): number => {
  let gone = 0;
  let track = tilesOn(before.track);
  let raTrack = before.raTrack;
  const held = before.areas.map(({ tiles }) => new Map(KINDS.map((kind, i) => [kind as string, tiles[i]!])));
  const add = (seat: number, tile: string, n: number) =>
    held[seat]!.set(tile, (held[seat]!.get(tile) ?? 0) + n);
  for (const event of events) {
    if (event.type === 'draw' && event.tile === 'ra') raTrack += 1;
    if (event.type === 'draw' && event.tile !== 'ra') track += 1;
    if (event.type === 'unsold') {
      gone += event.tiles.length;
      track -= event.tiles.length;
    }
    if (event.type === 'sold') {
      track = 0;
      for (const tile of event.tiles) if (!isDisaster(tile)) add(event.player, tile, 1);
    }
    if (event.type === 'god') {
      gone += 1;
      track -= 1;
      add(event.player, 'god', -1);
      if (!isDisaster(event.takes)) add(event.player, event.takes, 1);
    }
    if (event.type === 'disaster') {
      gone += 1 + event.lost.length;
      for (const kind of event.lost) add(event.player, kind, -1);
    }
    if (event.type === 'epoch-end') {
      gone += raTrack + track;
      for (const tiles of held) for (const leaver of LEAVERS) gone += tiles.get(leaver)!;
    }
  }
  return gone;
};

/** How many positions had a gap on the track. */
let gapped = 0;

/** Lets lots grow, and likes gods: nobody else wins many of them, so disasters would hardly ever be fetched. */
const patient = (legal: readonly Move[], random: Random): Move => {
  const gods = legal.filter(([name]) => name === 'playGod');
  if (gods.length > 0 && random.below(2) === 0) return gods[random.below(gods.length)]!;
  if (legal[0]?.[0] === 'draw' && random.below(5) > 0) return legal[0];
  return legal[random.below(legal.length)]!;
};

type Play = {
  readonly name: string;
  readonly way: Way;
  readonly choose?: typeof patient;
  readonly godsTakeDisasters: boolean;
};

it.each<Play>([
  ...WAYS.map(way => ({ name: way.name, way, godsTakeDisasters: true })),
  { name: 'patient', way: WAYS[0], choose: patient, godsTakeDisasters: true },
  { name: 'patient, gods take no disasters', way: WAYS[0], choose: patient, godsTakeDisasters: false },
])(
  'tiles and suns are conserved, fame stays above nothing, the bag never runs dry: $name [C-02, E-03, E-05, E-08]',
  ({ way, choose, godsTakeDisasters }) => {
    /** How many disasters gods took. */
    let fetched = 0;
    for (const players of [2, 3, 4, 5]) {
      for (let n = 0; n < 2; n++) {
        const match = botMatch(module, players, way, `conserved ${n}`);
        const state = ra.setup({ ...match, options: { ...match.options, godsTakeDisasters } as Options });
        const suns = sunsInPlay(state);
        const random = botChance(match);
        let gone = 0;
        let moves = 0;
        /** A disaster whose owner is choosing lies nowhere. */
        const inHand = () => (state.step.kind === 'disaster' ? 1 + state.step.pending.length : 0);
        for (;;) {
          const [seat, ...others] = ra.seatsToAct(state);
          if (seat === undefined) break;
          expect(others).toEqual([]);
          const before: State = JSON.parse(JSON.stringify(state));
          const legal = ra.legalMoves(state, seat);
          expect(legal).not.toEqual([]);
          const move = choose?.(legal, random) ?? (match.bots[seat]!(null, seat, legal, random) as Move);
          const events = ra.apply(state, seat, move);
          moves += 1;
          expect(moves).toBeLessThan(2000);

          gone += leftTheGame(before, events);
          expect(state.bag + tilesOn(state.track) + state.raTrack + owned(state) + inHand() + gone).toBe(180);
          expect(state.secret.bag).toHaveLength(state.bag);
          expect([...state.secret.bag].filter(letter => letter === 'a')).toHaveLength(state.raLeft);
          expect(sunsInPlay(state)).toEqual(suns);
          expect(state.track.length).toBeLessThanOrEqual(8);
          expect(state.track.at(-1)).not.toBeNull();
          if (state.track.includes(null)) gapped += 1;
          // only gods make gaps: a space that held a tile does so until a god comes or the track is cleared
          if (move[0] !== 'playGod' && state.track.length > 0) {
            expect(before.track.every((tile, i) => tile === null || state.track[i] === tile)).toBe(true);
          }
          fetched += events.filter(event => event.type === 'god' && isDisaster(event.takes)).length;
          expect(state.raTrack).toBeLessThan(raTrackLength(players));
          const held = state.areas.map(({ tiles }) => tiles);
          expect(Math.min(...state.areas.map(({ fame }) => fame), ...held.flat())).toBeGreaterThanOrEqual(0);
          expect(held.some(tiles => tiles.some((n, i) => n > TILE_COUNTS[KINDS[i]!]))).toBe(false);
        }
        expect(state.bag).toBeGreaterThan(0);
      }
    }
    if (choose !== undefined) expect(fetched > 0).toBe(godsTakeDisasters);
  },
);

it('gaps were among the positions [R-01]', () => {
  expect(gapped).toBeGreaterThan(0);
});
