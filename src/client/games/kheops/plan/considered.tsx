import type { Cell } from '../../../../game/kheops/pyramid.ts';
import type { Standing } from '../../../../game/kheops/score.ts';
import type { Move, Table } from '../../../../game/kheops/table.ts';
import { assertDefined } from '../../../../game/shared/assert.ts';
import { at } from '../../../../game/shared/seats.ts';
import type { Reader } from '../../../table/board-game.ts';
import { capital, signed } from '../../../ui/i18n/grammar.ts';
import type { Language } from '../../../ui/i18n/i18n.tsx';
import { listed, useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../view/board-context.ts';
import { networksAt } from '../view/facts.ts';
import { changedBy, type Foresight } from '../view/foresight.ts';
import { actionWords } from '../words/actions.ts';
import { placeInWords, stoneInWords } from '../words/cell.ts';
import { inspectorWords } from '../words/inspector.ts';
import { pieceWords } from '../words/names.ts';
import { networkInWords } from '../words/network.ts';
import { usePlan } from './plan-context.tsx';

/** The choices made so far, for screen readers; a cell that is only focused is announced by its own label. */
export const Considered = () => {
  const words = useWords(actionWords);
  const { language } = useLanguage();
  const { match, person } = useBoard();
  const { view, seat } = match;
  const { plan, considered, isReady, now, foreseen } = usePlan();
  const inWords = () => {
    if (seat === null) return '';
    if (isReady && considered !== null && foreseen !== null) {
      return consideredInWords({ language, person }, { move: considered, now, foreseen });
    }
    const pawn = plan.cell === null || view.step.kind !== 'power' ? undefined : view.pawns[plan.cell];
    if (pawn === undefined || view.step.kind !== 'power') return '';
    const next = view.step.power === 'swap' ? words.pickSwapOther : words.pickMoveTo;
    return `${sentence(pieceWords[language][pawn.piece].one, placeInWords(language, plan.cell!))} ${next}`;
  };
  return (
    <p className="visually-hidden" role="status">
      {inWords()}
    </p>
  );
};

type Thought = {
  readonly move: Move;
  readonly now: Standing;
  readonly foreseen: Foresight;
};

/** What a move does and would bring about, as the inspector shows it. */
const consideredInWords = (
  { language, person }: Reader,
  { move, now, foreseen: { table, reach, standing } }: Thought,
): string => {
  const words = inspectorWords[language];
  const next =
    reach === null ? [] : [reach.cells.size === 0 ? words.noUse : words.next[reach.power](reach.cells.size)];
  const networks = networksAt(standing, changedBy(move)).map(
    network => `${networkInWords({ language, person }, network)}.`,
  );
  const scores = standing.scores.map(
    (points, of) => `${person(of).name} ${points} (${signed(points - at(now.scores, of))})`,
  );
  return [
    deedInWords(language, table, move),
    ...next,
    ...(networks.length === 0 ? [words.alone] : networks),
    `${listed(language, scores)}.`,
  ].join(' ');
};

const deedInWords = (language: Language, { pyramid }: Table, move: Move): string => {
  const place = (cell: Cell) => placeInWords(language, cell);
  const stone = (cell: Cell) =>
    stoneInWords(
      language,
      cell,
      assertDefined(pyramid[cell], 'a move leaves a tile where it changes something'),
    );
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

const sentence = (...parts: readonly string[]): string => `${capital(parts.join('; '))}.`;
