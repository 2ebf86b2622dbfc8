import { MOST_ANKHS } from '../../../game/priests-of-ra/rules/ankhs.ts';
import { completeBuildings } from '../../../game/priests-of-ra/rules/buildings.ts';
import { ankhsGained } from '../../../game/priests-of-ra/rules/people.ts';
import { plaguesReturned } from '../../../game/priests-of-ra/rules/priests.ts';
import { BUILDINGS, type Building, count, PEOPLE, type Person } from '../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { AreaFrame, Held } from '../auction/area-frame.tsx';
import { boardWords } from '../auction/words/board.ts';
import './area.css';
import { Ankh } from './art/ankh.tsx';
import { useBoard } from './board-context.ts';
import { itemAtEnd, itemNow, type Standing, standing } from './facts.ts';
import { Chambers, Pyramid } from './pyramid.tsx';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';
import { areaWords } from './words/board.ts';

/** Everything in front of one player, with what it is worth as things lie. */
export const Area = ({ seat }: { seat: Seat }) => (
  <AreaFrame seat={seat}>
    <People seat={seat} />
    <Buildings seat={seat} />
    <PriestsAndPlagues seat={seat} />
    <Chambers seat={seat} />
    <Pyramid seat={seat} />
  </AreaFrame>
);

const useName = () => {
  const names = useWords(tileWords);
  return (side: Person | Building | 'priest' | 'plague', n: number) =>
    n === 1 ? names[side].one : names[side].many;
};

/** The four types of people with how each stands among the rivals'. [P-10, P-11] */
const People = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const name = useName();
  const { view } = useBoard().match;
  const { tiles, ankhs } = at(view.areas, seat);
  const gained = Math.min(ankhsGained(tiles), MOST_ANKHS - ankhs);
  const kinds = PEOPLE.filter(person => count(tiles, person) > 0).length;
  return (
    <section className="area-people" aria-labelledby={`people-${seat}`}>
      <h3 id={`people-${seat}`}>{words.people}</h3>
      <p className="area-note">
        {words.peopleKinds(kinds)}: {words.ankhsToCome(gained)}
      </p>
      <ul className="area-row">
        {PEOPLE.map(person => {
          const n = count(tiles, person);
          const stands = standing(view, seat, person);
          return (
            <li key={person} className="held" data-held={n > 0}>
              <Tile side={person} decorative />
              <Held n={n} name={name(person, n)} />
              <span className="held-note" data-good={stands.kind === 'scores'}>
                <span aria-hidden="true">{short(stands, words)}</span>
                <span className="visually-hidden">{long(stands, words)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

type AreaWords = (typeof areaWords)['en'];

const short = (stands: Standing, words: AreaWords): string =>
  stands.kind === 'scores'
    ? `★ ${words.leads}`
    : stands.kind === 'behind'
      ? words.behind(stands.by)
      : words.needsTwo;

const long = (stands: Standing, words: AreaWords): string =>
  stands.kind === 'scores'
    ? words.leadsLong
    : stands.kind === 'behind'
      ? words.behindLong(stands.by)
      : words.needsTwoLong;

/** The four types of buildings, two tiles to a complete one. [P-12] */
const Buildings = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const name = useName();
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const fame = itemNow(view, seat, 'buildings') + itemNow(view, seat, 'building-kinds');
  return (
    <section className="area-buildings" aria-labelledby={`buildings-${seat}`}>
      <h3 id={`buildings-${seat}`}>{words.buildings}</h3>
      <p className="area-note">{words.buildingsScore(fame)}</p>
      <ul className="area-row">
        {BUILDINGS.map(building => {
          const n = count(tiles, building);
          const complete = completeBuildings(tiles, building);
          return (
            <li key={building} className="held" data-held={n > 0}>
              <Tile side={building} decorative />
              <Held n={n} name={name(building, n)} />
              <span className="pairs" aria-hidden="true">
                {Array.from({ length: Math.max(1, Math.ceil(n / 2)) }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pairs of a kind are alike
                  <i key={i} data-pair={i < complete ? 'whole' : n > 2 * i ? 'half' : 'none'} />
                ))}
              </span>
              <span className="visually-hidden">
                {words.complete(complete)}
                {n % 2 === 1 && ` ${words.andHalf}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const PriestsAndPlagues = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const board = useWords(boardWords);
  const name = useName();
  const { view } = useBoard().match;
  const { tiles, ankhs } = at(view.areas, seat);
  const [priests, plagues] = [count(tiles, 'priest'), count(tiles, 'plague')];
  const atEnd = itemAtEnd(view, seat, 'ankhs');
  return (
    <section className="area-priests" aria-labelledby={`priests-${seat}`}>
      <h3 id={`priests-${seat}`}>{words.temple}</h3>
      <p className="area-note">
        {plaguesReturned(tiles) > 0 ? words.plagueReturns : <span aria-hidden="true"> </span>}
      </p>
      <ul className="area-row">
        <li className="held" data-held={priests > 0}>
          <Tile side="priest" decorative />
          <Held n={priests} name={name('priest', priests)} />
          <span className="held-note" data-good={priests > 0}>
            {words.priestsScore(itemNow(view, seat, 'priests'))}
          </span>
        </li>
        <li className="held" data-held={plagues > 0}>
          <Tile side="plague" decorative />
          <Held n={plagues} name={name('plague', plagues)} />
          <span className="held-note" data-bad={plagues > 0}>
            {words.plagueLoss(itemNow(view, seat, 'plagues'))}
          </span>
        </li>
        <li className="held held-ankhs" data-held={ankhs > 0}>
          <span className="ankhs" aria-hidden="true">
            {Array.from({ length: MOST_ANKHS }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ankhs are alike
              <Ankh key={i} held={i < ankhs} />
            ))}
          </span>
          <span className="visually-hidden">{words.ankhs(ankhs)}.</span>
          <span className="held-note">{board.atEnd(atEnd)}</span>
        </li>
      </ul>
    </section>
  );
};
