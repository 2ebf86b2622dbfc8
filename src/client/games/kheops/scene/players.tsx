import type { CSSProperties } from 'react';
import { APEX } from '../../../../game/kheops/pyramid.ts';
import { PIECES } from '../../../../game/kheops/table.ts';
import { actor } from '../../../../game/kheops/turns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useExplain } from '../../../table/explain.tsx';
import { useAwayWord } from '../../../table/holiday.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { SeatTime } from '../../../table/seat-time.tsx';
import { isGivenUp, seatInFront } from '../../../table/table-match.ts';
import { boardWords } from '../../../table/words.ts';
import { capital } from '../../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { PawnIcon } from '../art/pawns.tsx';
import { WorthCard } from '../pieces/explain-cards.tsx';
import { TileBack, TileIcon } from '../pieces/tile-icon.tsx';
import { usePlan } from '../plan/plan-context.tsx';
import { useLatched, useScene } from '../staging/scene-context.tsx';
import { useBoard } from '../view/board-context.ts';
import { tallyOf } from '../view/payments.ts';
import { type Odds, sumOf } from '../worth/odds.ts';
import { useOdds } from '../worth/use-odds.ts';
import './players.css';
import './players-narrow.css';
import { sideOf } from '../view/facts.ts';
import { mapWords } from '../words/board.ts';
import { stoneInWords } from '../words/cell.ts';
import { pieceWords } from '../words/names.ts';

/** The two architects: what they have yet to place, how many tiles they hold, and what they would score. */
export const Players = () => {
  const words = useWords(mapWords);
  const { match } = useBoard();
  const own = seatInFront(match);
  const odds = useOdds(match.view);
  return (
    <section className="architects" aria-labelledby="architects-name">
      <h2 id="architects-name" className="visually-hidden">
        {words.players}
      </h2>
      {[1 - own, own].map((seat, i) => (
        <Architect key={seat} seat={seat} place={i === 0 ? 'left' : 'right'} odds={odds} />
      ))}
    </section>
  );
};

/** Another player's tiles: their backs, or where the match is over and replayed what they are. */
const HandOf = ({ seat }: { seat: Seat }) => {
  const words = useWords(mapWords);
  const { language } = useLanguage();
  const { handSizes, hands } = useBoard().match.view;
  const size = at(handSizes, seat);
  const shown = hands?.[seat];
  const said = shown?.map(tile => stoneInWords(language, APEX, { tile, turn: 0 })) ?? [];
  return (
    <p className="architect-hand" data-shown={shown !== undefined}>
      <span className="visually-hidden">{[words.hand(size), ...said].join('; ')}</span>
      {shown?.map(tile => <TileIcon key={tile} tile={tile} />) ??
        // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
        Array.from({ length: size }, (_, i) => <TileBack key={i} />)}
      {(shown ?? size) === 0 && (
        <span className="architect-gone">
          <TileBack />
        </span>
      )}
    </p>
  );
};

const Architect = ({ seat, place, odds }: { seat: Seat; place: 'left' | 'right'; odds: Odds | null }) => {
  const words = useWords(mapWords);
  const table = useWords(boardWords);
  const names = useWords(pieceWords);
  const { match, person, reader } = useBoard();
  const { view, seats } = match;
  const { now } = usePlan();
  const side = sideOf(seat, view.white);
  const supply = at(view.supplies, seat);
  const acting = !isGivenUp(match) && actor(view.step) === seat;
  const { isEnding, isLaying, payments, arriving } = useScene();
  const won = !isEnding && view.step.kind === 'over' && view.step.winners.some(winner => winner === seat);
  const { name, you } = person(seat);
  const { bot = null, owner } = seats[seat] ?? {};
  const away = useAwayWord(seat);
  const note = you ? '' : bot !== null ? table.bot(bot, owner) : away;
  const isOver = view.step.kind === 'over' && !isLaying;
  // What was likely to come is no matter once somebody has given up.
  const hasOdds = !isOver && !isGivenUp(match);
  const isPaying = isEnding && !isLaying;
  const holds = [words[side], ...(acting ? [table.toAct] : []), words.hand(at(view.handSizes, seat))];
  const explain = useExplain(
    () => (
      <WorthCard
        seat={seat}
        holds={`${capital(holds.join(', '))}.`}
        now={now}
        isOver={isOver}
        odds={odds}
        reader={reader}
      />
    ),
    'thing',
  );
  const stands = at(isOver ? tallyOf(payments.arrived).scores : now.scores, seat);
  const score = useLatched(stands, arriving !== null);
  const when = isPaying ? words.counted : isOver ? words.final : words.now;
  const [average, most] = odds === null ? [0, 0] : [sumOf(at(odds.likely, seat)), sumOf(at(odds.best, seat))];
  const likely = `${words.atEnd} ${words.likely(average)}`;
  // What is less than what one has already would promise nothing.
  const best = most > Math.max(average, score) ? words.best(most) : '';
  return (
    <section
      className="architect"
      data-seat={seat}
      data-acting={acting || won}
      data-side={side}
      data-place={place}
      style={{ '--digits': `${score}`.length } as CSSProperties}
      aria-labelledby={`architect-${seat}`}
    >
      <header>
        <Portrait seat={seat} acting={acting || won} className="architect-portrait" />
        <div className="architect-who">
          <h3 id={`architect-${seat}`} title={name}>
            <span className="architect-name">{name}</span>
            {acting && <span className="architect-acts">{table.toAct}</span>}
            {won && <span className="architect-acts">{words.won}</span>}
          </h3>
          <p className="architect-side">
            {words[side]}
            {note !== '' && `, ${note}`} <SeatTime seat={seat} />
          </p>
          <button
            type="button"
            className="architect-points"
            aria-label={[`${score} ${when}`, ...(hasOdds && odds !== null ? [likely + best] : [])].join(', ')}
            {...explain.props}
          >
            <span>
              {/* While it is added up, each sum is a new one. */}
              <strong key={isPaying ? score : undefined} data-adds={isPaying && score > 0}>
                {score}
              </strong>{' '}
              <span className="architect-when" data-over={isOver}>
                {when}
              </span>
            </span>
            {hasOdds && (
              <span className="architect-odds" data-known={odds !== null}>
                {likely}
                <span className="architect-best">{best}</span>
              </span>
            )}
          </button>
          {explain.card}
        </div>
      </header>
      <ul className="architect-supply" aria-label={words.supply}>
        {PIECES.filter(piece => piece !== 'pharaoh' || side === 'white').map(piece => (
          <li
            key={piece}
            className={`architect-kind${supply[piece] === 0 ? ' architect-gone' : ''}`}
            data-piece={piece}
            title={names[piece].one}
          >
            <span className="architect-row" aria-hidden="true">
              {/* The last one leaves its place behind, from which it goes. */}
              {Array.from({ length: Math.max(1, supply[piece]) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one worker is like the other
                <PawnIcon key={i} piece={piece} side={side} size={22} />
              ))}
            </span>
            <span className="architect-count" aria-hidden="true">
              {supply[piece] > 1 && supply[piece]}
            </span>
            <span className="visually-hidden">
              {supply[piece]} {supply[piece] === 1 ? names[piece].one : names[piece].many}
            </span>
          </li>
        ))}
      </ul>
      {!you && <HandOf seat={seat} />}
    </section>
  );
};
