import { mustBid } from '../../../../game/auction/auction.ts';
import { AUCTION_TRACK, raTrackLength } from '../../../../game/auction/tracks.ts';
import { meta } from '../../../../game/priests-of-ra/meta.ts';
import { turnableTiles } from '../../../../game/priests-of-ra/moves/priests.ts';
import { priestsOfRa } from '../../../../game/priests-of-ra/rules.ts';
import type { Move, State, Table } from '../../../../game/priests-of-ra/table.ts';
import type { Random } from '../../../../game/shared/random.ts';
import { MOMENTS } from '../../auction/gallery/moments.ts';
import type { Playing, Position } from '../../auction/gallery/positions.ts';

const late = ({ epoch, track }: Table): boolean => epoch === 3 && track.length >= 5;
/** Does whoever is to act in a turn own tiles of so many sides? */
const owns =
  (sides: number) =>
  ({ step, areas }: Table): boolean =>
    step.kind === 'turn' && (areas[step.player]?.tiles ?? []).filter(n => n > 0).length >= sides;

export const POSITIONS: readonly Position<Table>[] = [
  { name: 'start', players: 3, wanted: () => true },
  { name: 'two-late-turn', players: 2, wanted: t => late(t) && t.step.kind === 'turn' },
  { name: 'two-rich', players: 2, wanted: owns(12) },
  { name: 'three-rich', players: 3, wanted: owns(11) },
  { name: 'five-rich', players: 5, wanted: owns(10) },
  { name: 'three-epoch-end', players: 3, wanted: t => t.epoch === 2 && t.track.length === 0 },
  {
    name: 'two-placement',
    players: 2,
    wanted: t => t.epoch === 2 && t.step.kind === 'placement' && t.track.length > 3,
  },
  {
    name: 'three-turn',
    players: 3,
    wanted: t => t.epoch === 2 && t.track.length === 5 && t.step.kind === 'turn',
  },
  {
    name: 'three-chamber-placement',
    players: 3,
    wanted: t => t.step.kind === 'placement' && t.step.tile.startsWith('chamber') && t.track.length > 2,
  },
  { name: 'three-forced-bid', players: 3, wanted: t => t.step.kind === 'auction' && mustBid(t.step) },
  {
    name: 'three-outbid',
    players: 3,
    wanted: t => t.epoch > 1 && t.step.kind === 'auction' && t.step.best !== null && t.track.length > 4,
  },
  { name: 'three-priests', players: 3, wanted: t => t.epoch > 1 && t.step.kind === 'priests' },
  {
    name: 'three-last-ra',
    players: 3,
    wanted: t => t.raTrack === raTrackLength(3) - 1 && t.step.kind === 'turn',
  },
  {
    name: 'five-full-track',
    players: 5,
    wanted: t => t.track.length === AUCTION_TRACK && t.step.kind === 'turn',
  },
  { name: 'five-late-turn', players: 5, wanted: t => late(t) && t.step.kind === 'turn' },
  { name: 'five-late-auction', players: 5, wanted: t => late(t) && t.step.kind === 'auction' },
  { name: 'five-late-priests', players: 5, wanted: t => t.epoch === 3 && t.step.kind === 'priests' },
  {
    name: 'two-many-to-turn',
    players: 2,
    wanted: t =>
      t.step.kind === 'priests' && turnableTiles(t.areas[t.step.player]?.tiles ?? [], []).length > 6,
  },
  { name: 'five-over', players: 5, wanted: t => t.step.kind === 'over' },
  { name: 'two-over', players: 2, wanted: t => t.step.kind === 'over' },
  ...MOMENTS,
];

/** A move such as somebody might make who wants to see full tracks and full areas. */
export const keenMove = (table: Table, legal: readonly Move[], random: Random): Move => {
  const weighed = legal.filter(([name]) => {
    if (name === 'invokeRa') return table.track.length > 5 && random.below(3) === 0;
    if (name === 'pass') return table.track.length < 4;
    return name !== 'doneTurning';
  });
  const choice = weighed.length > 0 ? weighed : legal;
  return choice[random.below(choice.length)] ?? legal[0]!;
};

export const PLAYING: Playing<State, Table> = {
  ...(priestsOfRa as unknown as Omit<Playing<State, Table>, 'setup' | 'keenMove'>),
  setup: (players, seed) => priestsOfRa.setup({ players, options: meta.defaults, seed }),
  keenMove: (table, legal, random) => keenMove(table, legal as readonly Move[], random),
};
