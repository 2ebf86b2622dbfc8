import { entryAt } from '../lists.ts';
import type { Seat } from '../seats.ts';
import { type Level, levelOf } from './levels.ts';

/** Egyptian names, five a level: as many as sit at the largest table. Whoever knows the house knows by the name how they play. */
const NAMES: Readonly<Record<Level, readonly string[]>> = {
  easy: ['Pepi', 'Nedjem', 'Iset', 'Miu', 'Teti'],
  medium: ['Hori', 'Tiye', 'Nefer', 'Senu', 'Meri'],
  hard: ['Rekhmire', 'Hemiunu', 'Merneith', 'Ankhesen', 'Kagemni'],
  expert: ['Imhotep', 'Ptahhotep', 'Hatshepsut', 'Amenhotep', 'Nitocris'],
};

/** A name for the bot at a seat, so that two of a kind can be told apart. */
export const botNameAt = (seat: Seat, bot: string): string => {
  const names = NAMES[levelOf(bot) ?? 'medium'];
  return entryAt(names, seat % names.length);
};
