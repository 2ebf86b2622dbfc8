import { mustBid } from '../../../../game/auction/auction.ts';
import { isFull, raTrackLength, tilesOn } from '../../../../game/auction/tracks.ts';
import type { AnyMove } from '../../../../game/contract.ts';
import { meta } from '../../../../game/ra/meta.ts';
import { ra } from '../../../../game/ra/rules.ts';
import type { State, Table } from '../../../../game/ra/table.ts';
import { count, isDisaster } from '../../../../game/ra/tiles.ts';
import type { Random } from '../../../../game/shared/random.ts';
import { MOMENTS } from '../../auction/gallery/moments.ts';
import type { Playing, Position } from '../../auction/gallery/positions.ts';

const late = ({ epoch, track }: Table): boolean => epoch === 3 && tilesOn(track) >= 5;
const godsToPlay = ({ step, areas }: Table): number =>
  step.kind === 'turn' ? count(areas[step.player]?.tiles ?? [], 'god') : 0;
const isStriking = (tile: Table['track'][number]): boolean => tile !== null && isDisaster(tile);
/** Does whoever is to act in a turn own tiles of so many kinds? */
const owns =
  (kinds: number) =>
  ({ step, areas }: Table): boolean =>
    step.kind === 'turn' && (areas[step.player]?.tiles ?? []).filter(n => n > 0).length >= kinds;

export const POSITIONS: readonly Position<Table>[] = [
  { name: 'start', players: 3, wanted: () => true },
  { name: 'two-late-turn', players: 2, wanted: t => late(t) && t.step.kind === 'turn' },
  { name: 'two-rich', players: 2, wanted: owns(13) },
  { name: 'three-rich', players: 3, wanted: owns(11) },
  { name: 'five-rich', players: 5, wanted: owns(10) },
  { name: 'three-epoch-end', players: 3, wanted: t => t.epoch === 2 && tilesOn(t.track) === 0 },
  { name: 'three-god', players: 3, wanted: t => t.epoch > 1 && tilesOn(t.track) > 4 && godsToPlay(t) > 0 },
  { name: 'three-full-track-god', players: 3, wanted: t => isFull(t.track) && godsToPlay(t) > 0 },
  { name: 'three-more-gods', players: 3, wanted: t => t.step.kind === 'gods' && tilesOn(t.track) > 1 },
  { name: 'three-unrest', players: 3, wanted: t => t.step.kind === 'disaster' && t.step.tile === 'unrest' },
  {
    name: 'three-earthquake',
    players: 3,
    wanted: t => t.epoch > 1 && t.step.kind === 'disaster' && t.step.tile === 'earthquake',
  },
  { name: 'three-forced-bid', players: 3, wanted: t => t.step.kind === 'auction' && mustBid(t.step) },
  {
    name: 'three-disaster-lot',
    players: 3,
    wanted: t =>
      t.epoch > 1 &&
      t.step.kind === 'auction' &&
      (t.track.includes('drought') || t.track.includes('funeral')) &&
      tilesOn(t.track) > 4,
  },
  {
    name: 'three-last-ra',
    players: 3,
    wanted: t => t.raTrack === raTrackLength(3) - 1 && t.step.kind === 'turn',
  },
  {
    name: 'five-disasters',
    players: 5,
    wanted: t =>
      t.epoch > 1 && t.step.kind === 'auction' && isFull(t.track) && t.track.filter(isStriking).length > 1,
  },
  { name: 'five-late-turn', players: 5, wanted: t => late(t) && t.step.kind === 'turn' },
  { name: 'five-late-auction', players: 5, wanted: t => late(t) && t.step.kind === 'auction' },
  { name: 'five-over', players: 5, wanted: t => t.step.kind === 'over' },
  { name: 'three-god-moment', players: 3, wanted: () => true, moment: ({ type }) => type === 'god' },
  {
    name: 'three-disaster-moment',
    players: 3,
    wanted: () => true,
    moment: event =>
      event.type === 'disaster' && 'lost' in event && (event.lost as readonly unknown[]).length > 1,
  },
  { name: 'two-over', players: 2, wanted: t => t.step.kind === 'over' },
  ...MOMENTS,
];

/** A move such as somebody might make who wants to see full tracks and full areas. */
const keenMove = (table: Table, legal: readonly AnyMove[], random: Random): AnyMove => {
  const tiles = tilesOn(table.track);
  const weighed = legal.filter(([name]) => {
    if (name === 'invokeRa') return tiles > 5 && random.below(3) === 0;
    if (name === 'playGod') return tiles > 6 && random.below(3) === 0;
    if (name === 'pass') return tiles < 4;
    return true;
  });
  const choice = weighed.length > 0 ? weighed : legal;
  return choice[random.below(choice.length)] ?? legal[0]!;
};

export const PLAYING: Playing<State, Table> = {
  ...(ra as unknown as Omit<Playing<State, Table>, 'setup' | 'keenMove'>),
  setup: (players, seed) => ra.setup({ players, options: meta.defaults, seed }),
  keenMove,
};
