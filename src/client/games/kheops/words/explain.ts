import type { Piece } from '../../../../game/kheops/table.ts';
import type { Person } from '../../../i18n/grammar.ts';
import { defineWords, plural } from '../../../i18n/i18n.tsx';

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
    room: 'A room adds 1 to its network.',
    corridor: 'A corridor joins rooms and adds nothing itself.',
    lay: 'Lay it beside a tile of the pyramid, rotated as you like.',
    pieces: {
      worker: 'Weighs 1 in its network, 2 on a double weight. An opposing mummy may take its place.',
      mummy: 'May take the place of an opposing worker. The priest and the pharaoh come only after it.',
      priest: 'Weighs 1. Your opponent can neither swap it nor rotate the tile under it.',
      pharaoh: 'Weighs 2, never more. Your opponent can neither swap it nor rotate the tile under it.',
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
      `In the best ${networks + ankhs}: ${networks} for networks, ${ankhs} for ankhs.`,
    howLikely: (ends: number, moves: number) =>
      `From ${ends} simulated endings: hidden tiles come at random, and each architect takes the best of ${moves} random moves. Likely is their average; the best is the highest of them, and good play may bring more.`,
  },
  {
    room: 'Una sala aggiunge 1 al suo sotterraneo.',
    corridor: 'Un corridoio unisce le sale, ma da solo non aggiunge niente.',
    lay: 'Posala accanto a una tessera già posata, nel verso che vuoi.',
    pieces: {
      worker: 'Pesa 1 nel suo sotterraneo, 2 sul peso doppio. Una mummia avversaria può prenderne il posto.',
      mummy: 'Può prendere il posto di un operaio avversario. Solo dopo arrivano sacerdote e faraone.',
      priest: 'Pesa 1. L’avversario non può scambiarlo, né ruotare la tessera sotto di lui.',
      pharaoh: 'Pesa 2, mai di più. L’avversario non può scambiarlo, né ruotare la tessera sotto di lui.',
    },
    left: n => (n === 1 ? 'Ne resta 1 da piazzare.' : `Ne restano ${n} da piazzare.`),
    worth: (p, n) => `${p.you ? 'Tu' : p.name}: ${plural('it', n, 'punto', 'punti')} se finisse ora`,
    final: (p, n) => `${p.you ? 'Tu' : p.name}: ${plural('it', n, 'punto', 'punti')} alla fine`,
    network: (points, tiles, sum) => `+${points} per ${tiles} tessere: ${sum}`,
    ankhs: n => `+${n ** 2} per ${n} ankh: ${n} × ${n}`,
    nothing: 'Ancora nessun sotterraneo e nessun ankh.',
    likely: (networks, ankhs) =>
      `In media ${networks + ankhs}: ${networks} per i sotterranei, ${ankhs} per gli ankh.`,
    best: (networks, ankhs) =>
      `Nel migliore ${networks + ankhs}: ${networks} per i sotterranei, ${ankhs} per gli ankh.`,
    howLikely: (ends, moves) =>
      `Su ${ends} finali simulati: le tessere nascoste arrivano a caso e ogni architetto sceglie la migliore di ${moves} mosse prese a caso. La media è di tutti, il migliore è il più alto; giocando bene si può fare di più.`,
  },
);
