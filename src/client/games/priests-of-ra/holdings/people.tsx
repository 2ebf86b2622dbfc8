import { MOST_ANKHS } from '../../../../game/priests-of-ra/rules/ankhs.ts';
import { ankhsGained } from '../../../../game/priests-of-ra/rules/people.ts';
import { count, PEOPLE, type Person } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Place } from '../../auction/holdings/place.tsx';
import { useBoard } from '../view/board-context.ts';
import { peopleToScore, standing } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { SideHeap } from './side-heap.tsx';

/** The types of people, with how each stands among the rivals'. [P-10, P-11] */
export const People = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view } = useBoard().match;
  const { tiles, ankhs } = at(view.areas, seat);
  const kinds = PEOPLE.filter(person => count(tiles, person) > 0);
  if (kinds.length === 0) return null;
  const gained = Math.min(ankhsGained(tiles), MOST_ANKHS - ankhs);
  const over = view.step.kind === 'over';
  return (
    <Place
      name="people"
      heading={words.people}
      worth={words.peopleKinds(kinds.length)}
      missing={gained === 0 ? null : words.ankhsToCome(gained)}
    >
      <ul className="place-heaps">
        {kinds.map(person => (
          <SideHeap
            key={person}
            seat={seat}
            side={person}
            leads={standing(view, seat, person).kind === 'scores'}
          >
            {!over && <Rank seat={seat} person={person} />}
          </SideHeap>
        ))}
      </ul>
    </Place>
  );
};

/** What this type brings, or what it still needs to. */
const Rank = ({ seat, person }: { seat: Seat; person: Person }) => {
  const words = useWords(areaWords);
  const { view } = useBoard().match;
  const missing = peopleToScore(view, seat, person);
  return (
    <span className="heap-note" data-tone={missing === 0 ? 'good' : 'plain'}>
      <span aria-hidden="true">{missing === 0 ? words.leads : words.toLead(missing)}</span>
      <span className="visually-hidden">{missing === 0 ? words.leadsLong : words.toLeadLong(missing)}</span>
    </span>
  );
};
