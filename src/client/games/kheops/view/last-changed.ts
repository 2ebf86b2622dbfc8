import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';

/** The cells that the last player to move has changed in that turn: what to look at after an absence. */
export const lastChanged = (events: readonly KheopsEvent[]): readonly Cell[] => {
  const cells: Cell[] = [];
  let player: number | null = null;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.type !== 'pawn' && event.type !== 'power' && event.type !== 'tile') {
      if (event.type === 'setup') break;
      continue;
    }
    player ??= event.player;
    if (event.player !== player) break;
    if (event.type === 'power') cells.push(...cellsOfPower(event));
    else cells.push(event.cell);
    if (event.type === 'pawn') break;
  }
  return cells;
};

const cellsOfPower = (event: Extract<KheopsEvent, { type: 'power' }>): readonly Cell[] => {
  if ('none' in event) return [];
  return 'turn' in event ? [event.cell] : [event.from, event.to];
};

/** The cells that an event speaks of. */
export const cellsOf = (event: KheopsEvent | undefined): readonly Cell[] => {
  switch (event?.type) {
    case 'pawn':
    case 'tile':
      return [event.cell];
    case 'power':
      return cellsOfPower(event);
    case 'network':
      return event.cells;
    default:
      return [];
  }
};
