import { DOUBLE_WEIGHT, PAWN_WEIGHT, ROOM_POINTS } from '../../../../game/kheops/numbers.ts';
import type { Piece } from '../../../../game/kheops/table.ts';
import { type TileId, tileOf } from '../../../../game/kheops/tiles.ts';
import type { Person } from '../../../ui/i18n/grammar.ts';
import { defineWords, type Language, plural } from '../../../ui/i18n/i18n.tsx';
import { symbolWords } from './names.ts';

/** The rule that says what a pawn may do. */
export const pieceRules: Readonly<Record<Piece, string>> = {
  worker: 'K-11',
  mummy: 'K-20',
  priest: 'K-21',
  pharaoh: 'K-21',
};

/** The cards that explain what stands on the table. */
export const explainWords = defineWords(
  {
    room: `A room adds ${ROOM_POINTS} to its network.`,
    corridor: 'A corridor joins rooms and adds nothing itself.',
    lay: 'Lay it beside a tile of the pyramid, rotated as you like.',
    pieces: {
      worker: `Weighs ${PAWN_WEIGHT} in its network, ${DOUBLE_WEIGHT} on a tile of double weight. An opposing mummy may take its place.`,
      mummy: 'May take the place of an opposing worker. The priest and the pharaoh come only after it.',
      priest: `Weighs ${PAWN_WEIGHT}. Your opponent can neither swap it nor rotate the tile under it.`,
      pharaoh: `Weighs ${DOUBLE_WEIGHT}, never more. Your opponent can neither swap it nor rotate the tile under it.`,
    } satisfies Record<Piece, string>,
    left: (n: number) => `${n} left to place.`,
    worth: (p: Person, n: number) =>
      `${p.you ? 'You' : p.name}: ${plural('en', n, 'point', 'points')} if it ended now`,
    final: (p: Person, n: number) =>
      `${p.you ? 'You' : p.name}: ${plural('en', n, 'point', 'points')} at the end`,
    network: (points: number, tiles: number, sum: string) => `+${points} for ${tiles} tiles: ${sum}`,
    ankhs: (n: number) => `+${n ** 2} for ${plural('en', n, 'ankh', 'ankhs')}: ${n} × ${n}`,
    nothing: 'No network and no ankh yet.',
    likely: (networks: number, ankhs: number) =>
      `Likely ${networks + ankhs}: ${networks} for networks, ${ankhs} for ankhs.`,
    best: (networks: number, ankhs: number) =>
      `Maybe ${networks + ankhs}: ${networks} for networks, ${ankhs} for ankhs.`,
    howLikely: (ends: number, moves: number) =>
      `Likely: on average over ${ends} simulated endings, in which hidden tiles come at random and each player makes the best of ${moves} random moves. Maybe: at the best of these endings; good play may bring more.`,
  },
  {
    room: `Una sala aggiunge ${ROOM_POINTS} al suo sotterraneo.`,
    corridor: 'Un corridoio unisce le sale, ma da solo non aggiunge niente.',
    lay: 'Posala accanto a una tessera già posata, nel verso che vuoi.',
    pieces: {
      worker: `Pesa ${PAWN_WEIGHT} nel suo sotterraneo, ${DOUBLE_WEIGHT} su una tessera di peso doppio. Una mummia avversaria può prenderne il posto.`,
      mummy: 'Può prendere il posto di un operaio avversario. Solo dopo arrivano sacerdote e faraone.',
      priest: `Pesa ${PAWN_WEIGHT}. L’avversario non può scambiarlo, né ruotare la tessera sotto di lui.`,
      pharaoh: `Pesa ${DOUBLE_WEIGHT}, mai di più. L’avversario non può scambiarlo, né ruotare la tessera sotto di lui.`,
    },
    left: n => (n === 1 ? 'Ne resta 1 da piazzare.' : `Ne restano ${n} da piazzare.`),
    worth: (p, n) => `${p.you ? 'Tu' : p.name}: ${plural('it', n, 'punto', 'punti')} se finisse ora`,
    final: (p, n) => `${p.you ? 'Tu' : p.name}: ${plural('it', n, 'punto', 'punti')} alla fine`,
    network: (points, tiles, sum) => `+${points} per ${tiles} tessere: ${sum}`,
    ankhs: n => `+${n ** 2} per ${n} ankh: ${n} × ${n}`,
    nothing: 'Ancora nessun sotterraneo e nessun ankh.',
    likely: (networks, ankhs) =>
      `Circa ${networks + ankhs}: ${networks} per i sotterranei, ${ankhs} per gli ankh.`,
    best: (networks, ankhs) =>
      `Forse ${networks + ankhs}: ${networks} per i sotterranei, ${ankhs} per gli ankh.`,
    howLikely: (ends, moves) =>
      `Circa: in media su ${ends} finali simulati, in cui le tessere nascoste arrivano a caso e ogni giocatore fa la migliore di ${moves} mosse prese a caso. Forse: nel migliore di questi finali; giocando bene si può fare di più.`,
  },
);

/** What a tile is good for, in one sentence: what its symbol does, or what it adds without one. */
export const purposeInWords = (language: Language, tile: TileId): string => {
  const { kind, symbol } = tileOf(tile);
  return symbol === null ? explainWords[language][kind] : symbolWords[language][symbol].does;
};
