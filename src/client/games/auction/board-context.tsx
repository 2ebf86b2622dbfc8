import type { AnyEvent } from '../../../game/contract.ts';
import { useBoard as useTableBoard } from '../../table/board-context.tsx';
import type { AnyGame, AuctionView } from './auction-game.ts';
import type { Reader } from './sentences.ts';

/** What every part of a board of either game may ask and do. */
export const useBoard = <View extends AuctionView = AuctionView, Event extends AnyEvent = AnyEvent>() =>
  useTableBoard<AnyGame, View, Event, Reader>();
