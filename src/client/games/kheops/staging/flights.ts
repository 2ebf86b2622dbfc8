import { useLayoutEffect, useState } from 'react';
import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import { opponentOf, type Piece, type Player } from '../../../../game/kheops/table.ts';
import type { Moments } from '../../../table/use-moments.ts';
import { beforeDrawn } from '../../../ui/motion/before-drawn.ts';
import { type Flight, fly } from '../../../ui/motion/fly.ts';
import { usePace } from '../../../ui/motion/pace.ts';
import { useBoard } from '../view/board-context.ts';

const MS = 620;
const ARC = 60;

/**
 * What another player lays or places comes from where that player sits; one's own comes from one's own hand already. A
 * worker on whom a mummy was placed goes home, whosever it is. [K-20]
 * @returns what is on its way to its place, or null
 */
export const useFlights = ({
  current,
  isOn,
}: Pick<Moments<KheopsEvent>, 'current' | 'isOn'>): Deed | null => {
  const { seat } = useBoard().match;
  const { paced } = usePace();
  const [arrived, setArrived] = useState<Deed | null>(null);
  const deed = isOn && (current?.type === 'tile' || current?.type === 'pawn') ? current : null;
  useLayoutEffect(() => {
    if (deed === null) return;
    const flight = new AbortController();
    const callOff = beforeDrawn(async () => {
      const common = { ms: paced(MS), arc: ARC, signal: flight.signal };
      if (deed.type === 'pawn' && deed.replaces !== undefined) goHome(deed, common);
      if (deed.player !== seat) await arrive(deed, common);
      setArrived(deed);
    });
    return () => {
      callOff();
      flight.abort();
    };
  }, [deed, seat, paced]);
  return deed !== null && deed.player !== seat && deed !== arrived ? deed : null;
};

export type Deed = Extract<KheopsEvent, { type: 'tile' | 'pawn' }>;
type Common = Pick<Flight, 'ms' | 'arc' | 'signal'>;

/** A piece of a player's supply: the last of its kind has left its place behind. */
const inSupply = (player: Player, piece: Piece): Element | null =>
  document.querySelector(`.architect[data-seat="${player}"] [data-piece="${piece}"] svg`);

const arrive = async (deed: Deed, common: Common): Promise<void> => {
  const isTile = deed.type === 'tile';
  const from = isTile
    ? document.querySelector(`.architect[data-seat="${deed.player}"] .architect-hand svg`)
    : inSupply(deed.player, deed.piece);
  const to = document.querySelector<SVGGElement>(
    isTile ? `.pyramid [data-cell="${deed.cell}"] .cell-body` : `.pyramid [data-pawn="${deed.cell}"]`,
  );
  if (from === null || typeof to?.animate !== 'function') return;
  await fly({
    what: isTile ? pictureOf(to) : from,
    ...(isTile ? { size: to } : {}),
    from,
    to,
    arrives: to,
    ...common,
  });
};

/** A part of the pyramid as a picture of its own, with all that its looks depend on. */
const pictureOf = (part: SVGGElement): SVGSVGElement => {
  const { x, y, width, height } = part.getBBox();
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('class', 'pyramid');
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const cell = part.parentElement?.cloneNode() as SVGGElement;
  cell.removeAttribute('transform');
  cell.append(part.cloneNode(true));
  picture.append(cell);
  return picture;
};

const goHome = ({ player, cell, replaces }: Extract<Deed, { type: 'pawn' }>, common: Common): void => {
  const from = document.querySelector(`.pyramid [data-pawn="${cell}"]`);
  const home = replaces === undefined ? null : inSupply(opponentOf(player), replaces);
  if (from === null || home === null) return;
  void fly({ what: home, from, to: home, arrives: home, ...common });
};
