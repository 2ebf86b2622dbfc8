import { useTold } from '../moments/moments-context.tsx';
import { useToldAuction } from './asking-order.tsx';

/** What still lies on the track for the eye while the last bids are told of an auction that is over, space by space. */
export const useUnsettledLot = (): readonly (string | null)[] => {
  const auction = useToldAuction();
  const { current, before, isOn } = useTold();
  const isSettled = current?.type === 'sold' || current?.type === 'unsold';
  return isOn && auction !== null && !isSettled ? (before?.track ?? []) : [];
};
