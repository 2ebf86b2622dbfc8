import { useLayoutEffect } from 'react';
import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import { opponentOf, type Piece, type Player } from '../../../../game/kheops/table.ts';
import { type Flight, fly } from '../../../ui/motion/fly.ts';
import { onNextFrame } from '../../../ui/motion/next-frame.ts';
import { usePace } from '../../../ui/motion/pace.ts';
import { useBoard } from '../view/board-context.ts';

/** How long a deed is on its way at the normal pace, in milliseconds. */
export const ARRIVES_MS = 620;
const ARC = 60;

/**
 * What another player lays or places comes from where that player sits; one's own comes from one's own hand already. A
 * worker on whom a mummy was placed goes home, whosever it is. [K-20]
 */
export const useFlights = (): void => {
  const { match, timeline } = useBoard();
  const { seat } = match;
  const { current, isOn } = timeline;
  const { paced } = usePace();
  const deed = isOn && current !== null && isDeed(current) ? current : null;
  useLayoutEffect(() => {
    if (deed === null) return;
    const flight = new AbortController();
    const callOff = onNextFrame(() => {
      const common = { ms: paced(ARRIVES_MS), arc: ARC, signal: flight.signal };
      if (deed.type === 'pawn' && deed.replaces !== undefined) goHome(deed, common);
      if (deed.player !== seat) arrive(deed, common);
    });
    return () => {
      callOff();
      flight.abort();
    };
  }, [deed, seat, paced]);
};

export type Deed = Extract<KheopsEvent, { type: 'tile' | 'pawn' }>;

export const isDeed = (event: KheopsEvent): event is Deed => event.type === 'tile' || event.type === 'pawn';

type Common = Pick<Flight, 'ms' | 'arc' | 'signal'>;

/** A piece of a player's supply: the last of its kind has left its place behind. */
const inSupply = (player: Player, piece: Piece): Element | null =>
  document.querySelector(`.architect[data-seat="${player}"] [data-piece="${piece}"] svg`);

const arrive = (deed: Deed, common: Common): void => {
  const isTile = deed.type === 'tile';
  const from = isTile
    ? document.querySelector(`.architect[data-seat="${deed.player}"] .architect-hand svg`)
    : inSupply(deed.player, deed.piece);
  const to = document.querySelector<SVGGElement>(
    isTile ? `.pyramid [data-cell="${deed.cell}"] .cell-body` : `.pyramid [data-pawn="${deed.cell}"]`,
  );
  if (from === null || typeof to?.animate !== 'function') return;
  void fly({
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
