import { hasFaceUpSun, type Sun } from '../../../game/auction/suns.ts';
import { actor } from '../../../game/auction/table.ts';
import {
  BUILDINGS,
  CHAMBERS,
  count,
  PEOPLE,
  type Person,
  type Side,
} from '../../../game/priests-of-ra/tiles.ts';
import { at, leftOf, type Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { Ankh } from './art/tokens.tsx';
import { type PriestsMatch, useBoard } from './board-context.tsx';
import { fameShown, spoken, standing } from './facts.ts';
import './rival.css';
import { SeatSuns } from './seat-suns.tsx';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';
import { boardWords } from './words/board.ts';

/** The same places for every player, so that a glance down a column compares them. */
const PLACES: readonly Side[] = [...PEOPLE, 'priest', 'plague', ...BUILDINGS, ...CHAMBERS, 'pyramid'];

/** Everybody else, clockwise from the left of this screen's seat. */
export const Rivals = ({ besides }: { besides: Seat }) => {
  const words = useWords(boardWords);
  const { areas } = useBoard().match.view;
  const seats: Seat[] = [];
  for (let seat = leftOf(besides, areas.length); seat !== besides; seat = leftOf(seat, areas.length)) {
    seats.push(seat);
  }
  return (
    <section className="rivals" aria-labelledby="rivals-name">
      <h2 id="rivals-name" className="visually-hidden">
        {words.others}
      </h2>
      {seats.map(seat => (
        <Rival key={seat} seat={seat} />
      ))}
    </section>
  );
};

const Rival = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const names = useWords(tileWords);
  const { match, person } = useBoard();
  const { view, seats } = match;
  const { tiles, ankhs, fame } = at(view.areas, seat);
  const acting = actor(view.step) === seat;
  const shown = fameShown(view, seat, match.seat);
  return (
    <section className="rival" data-acting={acting} data-seat={seat} aria-labelledby={`rival-${seat}`}>
      <header className="rival-head">
        <h3 id={`rival-${seat}`} title={person(seat).name}>
          {person(seat).name}
          {acting && <span className="visually-hidden"> ({words.toAct})</span>}
        </h3>
        <Status seat={seat} />
        {seats[seat]?.connected === false && <span className="rival-away">{words.away}</span>}
        <span className="rival-fame" data-shown={shown} title={shown ? undefined : words.fameHidden}>
          <span className="visually-hidden">{shown ? words.fameOf(fame) : words.fameHidden}</span>
          <span aria-hidden="true">{shown ? fame : '?'}</span>
        </span>
      </header>
      <div className="rival-owns">
        <SeatSuns seat={seat} />
        <p className="rival-ankhs">
          <span className="visually-hidden">{words.ankhs(ankhs)}</span>
          {Array.from({ length: ankhs }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ankhs are alike
            <Ankh key={i} held />
          ))}
        </p>
      </div>
      <ul className="rival-tiles">
        {PLACES.map(side => {
          const n = count(tiles, side);
          const leads =
            PEOPLE.includes(side as Person) && standing(view, seat, side as Person).kind === 'scores';
          return (
            <li key={side} data-held={n > 0} aria-hidden={n === 0}>
              <Tile side={side} decorative />
              <span className="visually-hidden">
                {words.held(n, n === 1 ? names[side].one : names[side].many)}
                {leads && `, ${words.leadsLong}`}
              </span>
              {n > 0 && (
                <span className="rival-count" data-leads={leads} aria-hidden="true">
                  {n}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What the player said or is in the auction that is on, or why nothing is to be expected. */
export const Status = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const { match } = useBoard();
  const said = spoken(match.events, match.view).get(seat);
  const text = said === undefined ? standingWords(match, seat, words) : saidWords(said, words);
  return text === '' ? null : (
    <span className="rival-status" data-bid={said !== undefined && said !== 'passed'}>
      {text}
    </span>
  );
};

type BoardWords = (typeof boardWords)['en'];

const saidWords = (said: { readonly sun: Sun } | 'passed', words: BoardWords): string =>
  said === 'passed' ? words.passedShort : words.bidOf(said.sun);

const standingWords = ({ view, seat: own, seats }: PriestsMatch, seat: Seat, words: BoardWords): string => {
  const { step, areas } = view;
  if (step.kind === 'auction' && step.caller === seat) return words.raPlayer;
  if (step.kind !== 'over' && !hasFaceUpSun(at(areas, seat).suns)) return words.out;
  return seat !== own && seats[seat]?.bot != null ? words.bot : '';
};
