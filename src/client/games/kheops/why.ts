import { afterMove } from '../../../game/kheops/after-move.ts';
import { type Imagined, imagine } from '../../../game/kheops/imagine.ts';
import { kheops } from '../../../game/kheops/rules.ts';
import { standing } from '../../../game/kheops/score.ts';
import { type Move, opponentOf, type Player, playerAt, type View } from '../../../game/kheops/table.ts';
import { at } from '../../../game/shared/seats.ts';
import type { Why } from '../../table/why.ts';
import { capital, listed, signed } from '../../ui/i18n/grammar.ts';
import { defineWords, type Language } from '../../ui/i18n/i18n.tsx';
import { changedBy } from './view/foresight.ts';
import { aTileInWords } from './words/cell.ts';

const { legalMoves } = kheops;

const words = defineWords(
  {
    own: (networks: string, ankhs: string) => `If it stayed that way: networks ${networks}, ankhs ${ankhs}.`,
    rival: (name: string, points: string) => `For ${name}: ${points}.`,
    power: 'With the best use of the power that it sets off.',
    there: (tiles: string, n: number) => `${capital(tiles)} ${n === 1 ? 'lies' : 'lie'} there.`,
  },
  {
    own: (networks, ankhs) => `Se restasse così: sotterranei ${networks}, ankh ${ankhs}.`,
    rival: (name, points) => `Per ${name}: ${points}.`,
    power: 'Con l’uso migliore del potere che ne viene.',
    there: (tiles, n) => `Lì ${n === 1 ? 'c’è' : 'ci sono'} ${tiles}.`,
  },
);

/** Hidden tiles have no part in what is scored. */
const NO_CHANCE = { below: () => 0 };

/** Which tiles a move is about, so that whoever reads its places finds them by more than counting; null where none lies yet. */
const tilesThere = (language: Language, { pyramid }: View, move: Move): string | null => {
  const tiles = changedBy(move).flatMap(cell => pyramid[cell] ?? []);
  if (tiles.length === 0) return null;
  const named = listed(
    language,
    tiles.map(laid => aTileInWords(language, laid)),
  );
  return words[language].there(named, tiles.length);
};

/** What a move is about, and what it changes if the pyramid were scored as it then lies. [K-12, K-40 to K-45] */
export const why: Why = (language, { view, seat, move, nameOf }) => {
  const own = playerAt(seat);
  const rival = opponentOf(own);
  const before = imagine(view as View, seat, NO_CHANCE);
  const moved = afterMove(before, seat, move as Move);
  const isPower = move[0] === 'placePawn' && moved.step.kind === 'power';
  const then = isPower ? bestUse(moved, own) : moved;
  const [was, is] = [standing(before), standing(then)];
  const ankhs = at(is.ankhs, own) ** 2 - at(was.ankhs, own) ** 2;
  const networks = at(is.scores, own) - at(was.scores, own) - ankhs;
  const there = tilesThere(language, view as View, move as Move);
  return [
    ...(there === null ? [] : [there]),
    words[language].own(signed(networks), signed(ankhs)),
    words[language].rival(nameOf(rival), signed(at(is.scores, rival) - at(was.scores, rival))),
    ...(isPower ? [words[language].power] : []),
  ].join(' ');
};

/** The use of a power after which its player is furthest ahead as the pyramid then lies. */
const bestUse = (state: Imagined, own: Player): Imagined => {
  let best = state;
  let most = Number.NEGATIVE_INFINITY;
  for (const use of legalMoves(state, own)) {
    const next = afterMove(state, own, use);
    const { scores } = standing(next);
    const ahead = at(scores, own) - at(scores, opponentOf(own));
    if (ahead > most) [best, most] = [next, ahead];
  }
  return best;
};
