import { after } from '../../../game/kheops/copy.ts';
import { type Imagined, imagine } from '../../../game/kheops/imagine.ts';
import { legalMoves } from '../../../game/kheops/legal.ts';
import { standing } from '../../../game/kheops/score.ts';
import { type Move, opponentOf, type Player, playerAt, type View } from '../../../game/kheops/table.ts';
import { at } from '../../../game/shared/seats.ts';
import { signed } from '../../i18n/grammar.ts';
import { defineWords } from '../../i18n/i18n.tsx';
import type { Why } from '../../table/why.ts';

const words = defineWords(
  {
    own: (networks: string, ankhs: string) => `If it stayed that way: networks ${networks}, ankhs ${ankhs}.`,
    rival: (name: string, points: string) => `For ${name}: ${points}.`,
    power: 'With the best use of the power that it sets off.',
  },
  {
    own: (networks, ankhs) => `Se restasse così: sotterranei ${networks}, ankh ${ankhs}.`,
    rival: (name, points) => `Per ${name}: ${points}.`,
    power: 'Con l’uso migliore del potere che ne viene.',
  },
);

/** Hidden tiles have no part in what is scored. */
const NO_CHANCE = { below: () => 0 };

/** What a move changes if the pyramid were scored as it then lies. [K-12, K-40 to K-45] */
export const why: Why = (language, { view, seat, move, nameOf }) => {
  const own = playerAt(seat);
  const rival = opponentOf(own);
  const before = imagine(view as View, seat, NO_CHANCE);
  const moved = after(before, seat, move as Move);
  const isPower = move[0] === 'placePawn' && moved.step.kind === 'power';
  const then = isPower ? bestUse(moved, own) : moved;
  const [was, is] = [standing(before), standing(then)];
  const ankhs = at(is.ankhs, own) ** 2 - at(was.ankhs, own) ** 2;
  const networks = at(is.scores, own) - at(was.scores, own) - ankhs;
  return [
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
    const next = after(state, own, use);
    const { scores } = standing(next);
    const ahead = at(scores, own) - at(scores, opponentOf(own));
    if (ahead > most) [best, most] = [next, ahead];
  }
  return best;
};
