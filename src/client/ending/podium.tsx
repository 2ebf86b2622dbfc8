import type { CSSProperties } from 'react';
import { useWords } from '../i18n/i18n.tsx';
import { useBoard } from '../table/board-context.tsx';
import { Portrait } from '../table/portrait.tsx';
import type { Result } from './course.ts';
import { endingWords } from './words.ts';
import './podium.css';

/** Who stands where, and the places as a table beside it. */
export const Podium = ({ result: { order } }: { result: Result }) => {
  const words = useWords(endingWords);
  const { person } = useBoard();
  const steps = order.slice(0, 3);
  // The first in the middle, the second to the left.
  const standing = [steps[1], steps[0], steps[2]].filter(step => step !== undefined);
  return (
    <div className="podium">
      <ol className="podium-steps" aria-hidden="true">
        {standing.map(({ seat, place, score }) => (
          <li
            key={seat}
            data-seat-colour={seat}
            data-place={place}
            style={{ '--place': place } as CSSProperties}
          >
            <Portrait seat={seat} />
            <span className="podium-name">{person(seat).name}</span>
            <span className="podium-stone">
              <b>{score}</b>
            </span>
          </li>
        ))}
      </ol>
      <table className="podium-result">
        <caption className="visually-hidden">{words.result}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ seat, place, score }) => (
            <tr key={seat} data-winner={place === 1} data-seat-colour={seat}>
              <td>{place}.</td>
              <th scope="row">
                <Portrait seat={seat} /> <span>{person(seat).name}</span>
              </th>
              <td className="final-fame" data-total>
                {score}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
