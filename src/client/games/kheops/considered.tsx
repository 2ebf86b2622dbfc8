import type { Move } from '../../../game/kheops/table.ts';
import { listed, signed } from '../../i18n/grammar.ts';
import type { Language } from '../../i18n/i18n.tsx';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import type { Reader } from '../../table/board-game.ts';
import { type KheopsMatch, useBoard } from './board-context.ts';
import { changedBy, foreseen, networksAt, reachOf, type Standing } from './facts.ts';
import { usePlan } from './plan-context.tsx';
import { actionWords } from './words/actions.ts';
import { placeInWords, stoneInWords } from './words/cell.ts';
import { inspectorWords } from './words/inspector.ts';
import { pieceWords } from './words/names.ts';
import { networkInWords } from './words/network.ts';

/** The choices that have been made, said to whoever does not see them; what is merely looked at says itself. */
export const Considered = () => {
  const words = useWords(actionWords);
  const { language } = useLanguage();
  const { match, person } = useBoard();
  const { view, seat } = match;
  const { plan, considered, isReady, now, later } = usePlan();
  const told = () => {
    if (seat === null) return '';
    if (isReady && considered !== null && later !== null) {
      return consideredInWords({ language, person }, { view, seat, move: considered, now, later });
    }
    const pawn = plan.cell === null || view.step.kind !== 'power' ? undefined : view.pawns[plan.cell];
    if (pawn === undefined || view.step.kind !== 'power') return '';
    const next = view.step.power === 'swap' ? words.pickSwapOther : words.pickMoveTo;
    return `${sentence(pieceWords[language][pawn.piece].one, placeInWords(language, plan.cell!))} ${next}`;
  };
  return (
    <p className="visually-hidden" role="status">
      {told()}
    </p>
  );
};

type Thought = {
  readonly view: KheopsMatch['view'];
  readonly seat: number;
  readonly move: Move;
  readonly now: Standing;
  readonly later: Standing;
};

/** What a move does and would bring about, as the inspector shows it. */
export const consideredInWords = (
  { language, person }: Reader,
  { view, seat, move, now, later }: Thought,
): string => {
  const words = inspectorWords[language];
  const shown = foreseen(view, seat, move);
  const reach = reachOf(view, seat, move);
  const next =
    reach === null ? [] : [reach.cells.size === 0 ? words.noUse : words.next[reach.power](reach.cells.size)];
  const networks = networksAt(later, changedBy(move)).map(
    network => `${networkInWords({ language, person }, network)}.`,
  );
  const scores = later.scores.map(
    (points, of) => `${person(of).name} ${points} (${signed(points - now.scores[of]!)})`,
  );
  return [
    deedInWords(language, shown, move),
    ...next,
    ...(networks.length === 0 ? [words.alone] : networks),
    `${listed(language, scores)}.`,
  ].join(' ');
};

const deedInWords = (language: Language, shown: KheopsMatch['view'], move: Move): string => {
  const place = (cell: string) => placeInWords(language, cell);
  const stone = (cell: string) => stoneInWords(language, cell, shown.pyramid[cell]!);
  switch (move[0]) {
    case 'placePawn':
      return sentence(pieceWords[language][move[1]].one, place(move[2]), stone(move[2]));
    case 'layTile':
      return sentence(place(move[2]), stone(move[2]));
    case 'rotate':
      return sentence(place(move[1]), stone(move[1]));
    case 'swap':
    case 'movePawn':
      return sentence(...changedBy(move).flatMap(cell => [place(cell), stone(cell)]));
  }
};

const sentence = (...parts: readonly string[]): string => {
  const text = parts.join('; ');
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`;
};
