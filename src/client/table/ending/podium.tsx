import type { CSSProperties } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useBoard } from '../board-context.tsx';
import { Portrait } from '../portrait.tsx';
import type { Result } from '../result.ts';
import { endingWords } from './words.ts';
import './podium.css';

/** Who stands where, and the places as a table beside it. */
export const Podium = ({ result: { order } }: { result: Result }) => {
  const words = useWords(endingWords);
  const { person } = useBoard();
  return (
    <div className="podium">
      <ol className="podium-steps" aria-hidden="true">
        {standing(order).map(({ seat, place, score }) => (
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

/**
 * Everybody down to the third place, the best in the middle, the others left and right of them in turn: as many as share
 * a place stand on it.
 */
const standing = (order: Result['order']): Result['order'] => {
  const steps = order.filter(({ place }) => place <= 3);
  const isLeft = (i: number) => i % 2 === 1;
  return [...steps.filter((_, i) => isLeft(i)).reverse(), ...steps.filter((_, i) => !isLeft(i))];
};
