import type { AnyEvent } from '../../../../game/contract.ts';
import type { AuctionView } from '../view/auction-view.ts';
import type { Position } from './positions.ts';

const lying = ({ track }: AuctionView): number => track.filter(tile => tile !== null).length;
const draws = (event: AnyEvent, isRa: boolean): boolean =>
  event.type === 'draw' && 'tile' in event && (event.tile === 'ra') === isRa;
const tilesIn = (event: AnyEvent): number =>
  'tiles' in event ? (event.tiles as readonly unknown[]).length : 0;
const isUnderTheHammer = (t: AuctionView): boolean => t.step.kind === 'auction';

/** What is seen to happen in both auction games. */
export const MOMENTS: readonly Position<AuctionView>[] = [
  {
    name: 'three-draw-moment',
    players: 3,
    wanted: t => t.epoch > 1 && lying(t) > 2,
    moment: event => draws(event, false),
  },
  { name: 'three-ra-moment', players: 3, wanted: t => t.raTrack > 3, moment: event => draws(event, true) },
  {
    name: 'three-invoke-moment',
    players: 3,
    wanted: t => t.epoch > 1 && isUnderTheHammer(t) && lying(t) > 3,
    moment: ({ type }) => type === 'invoke',
  },
  {
    name: 'three-bid-moment',
    players: 3,
    wanted: t => t.epoch > 1 && isUnderTheHammer(t),
    moment: ({ type }) => type === 'bid',
  },
  {
    name: 'three-pass-moment',
    players: 3,
    wanted: t => t.epoch > 1 && isUnderTheHammer(t) && lying(t) > 1,
    moment: ({ type }) => type === 'pass',
  },
  {
    name: 'three-sold-moment',
    players: 3,
    wanted: t => t.epoch === 2 && t.step.kind === 'turn',
    moment: event => event.type === 'sold' && tilesIn(event) > 3,
  },
  { name: 'three-unsold-moment', players: 3, wanted: () => true, moment: ({ type }) => type === 'unsold' },
  {
    name: 'three-sunset-moment',
    players: 3,
    wanted: t => t.epoch === 2,
    moment: ({ type }) => type === 'epoch-end',
  },
  {
    name: 'three-scoring-moment',
    players: 3,
    wanted: t => t.step.kind === 'over',
    moment: ({ type }) => type === 'end',
  },
];
