import { hasFaceUpSun, type Sun } from '../../../../game/auction/suns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { boardWords as tableWords } from '../../../table/words.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import type { AuctionMatch } from '../context/auction-game.ts';
import { useBoard } from '../context/board-context.tsx';
import { spoken } from '../view/facts.ts';
import { boardWords } from '../words/board.ts';

/** What the player said or is in the auction that is on, or why nothing is to be expected. */
export const Status = ({ seat }: { seat: Seat }) => {
  const words = { ...useWords(boardWords), bot: useWords(tableWords).bot };
  const { match } = useBoard();
  const said = spoken(match.events, match.view).get(seat);
  const text = said === undefined ? standingWords(match, seat, words) : saidWords(said, words);
  return text === '' ? null : (
    <span key={text} className="rival-status" data-bid={said !== undefined && said !== 'passed'}>
      {text}
    </span>
  );
};

type BoardWords = (typeof boardWords)['en'] & { readonly bot: (bot: string, owner?: string) => string };

const saidWords = (said: { readonly sun: Sun } | 'passed', words: BoardWords): string =>
  said === 'passed' ? words.passedShort : words.bidOf(said.sun);

const standingWords = ({ view, seat: own, seats }: AuctionMatch, seat: Seat, words: BoardWords): string => {
  const { step, areas } = view;
  if (step.kind === 'auction' && 'caller' in step && step.caller === seat) return words.raPlayer;
  if (step.kind !== 'over' && !hasFaceUpSun(at(areas, seat).suns)) return words.out;
  const { bot = null, owner } = seats[seat] ?? {};
  return seat !== own && bot !== null ? words.bot(bot, owner) : '';
};
