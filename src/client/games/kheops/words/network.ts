import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Reader } from '../../../table/board-game.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { listed } from '../../../ui/i18n/i18n.tsx';
import { inspectorWords } from './inspector.ts';
import { scoreWords } from './score.ts';

/** How a network adds up: "3 rooms and the apex +5 – closed: × 2", or that it is cursed. [K-41, K-42] */
export const sumInWords = (
  { language }: Pick<Reader, 'language'>,
  { rooms, bonuses, closed, cursed }: NetworkEvent,
): string => {
  const words = inspectorWords[language];
  if (cursed) return words.cursed;
  const parts = bonuses.map(
    ({ for: what, points }) => `${scoreWords[language].bonus[what]} ${signed(points)}`,
  );
  const sum = listed(language, [words.rooms(rooms), ...parts]);
  return closed ? `${sum} ${words.closed}` : sum;
};

/** Who has how much of it as it stands. [K-43] */
export const worthInWords = (
  { language, person }: Reader,
  { cursed, points, owners }: NetworkEvent,
): string => {
  const words = inspectorWords[language];
  if (cursed || points === 0) return words.worth(0);
  const owner = owners[0] === undefined ? null : person(owners[0]);
  if (owner === null) return words.toNobody(points);
  return owner.you ? words.toYou(points) : words.to(points, owner.name);
};

/** Both in one breath, for whoever does not see the sum. */
export const networkInWords = (reader: Reader, network: NetworkEvent): string => {
  const head = `${inspectorWords[reader.language].network(network.cells.length)} ${sumInWords(reader, network)}`;
  return network.cursed ? head : `${head}; ${worthInWords(reader, network)}`;
};
