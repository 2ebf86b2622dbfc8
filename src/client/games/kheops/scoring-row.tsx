import type { NetworkEvent } from '../../../game/kheops/events.ts';
import type { Player } from '../../../game/kheops/table.ts';
import { type BySeat, at as of } from '../../../game/shared/seats.ts';
import { listed, signed } from '../../i18n/grammar.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { RuleLink } from '../../table/rule-link.tsx';
import { scoreWords } from './words/score.ts';

/** One network on the sheet: what it comes to, and to whom. [K-41 to K-43] */
export const NetworkRow = ({
  n,
  network,
  weights,
  seats,
  isLit,
  light,
}: {
  n: number;
  network: NetworkEvent;
  weights: BySeat<number>;
  seats: readonly Player[];
  isLit: boolean;
  light: (on: boolean) => void;
}) => {
  const words = useWords(scoreWords);
  const { language } = useLanguage();
  const { cells, rooms, bonuses, closed, cursed, points, owners } = network;
  const parts = [String(rooms), ...bonuses.map(({ points: bonus }) => String(bonus))].join(' + ');
  const sum = bonuses.length > 0 && closed ? `(${parts})` : parts;
  return (
    <tr data-lit={isLit} onPointerEnter={() => light(true)} onPointerLeave={() => light(false)}>
      <th scope="row">
        <button
          type="button"
          className="scoring-light"
          aria-pressed={isLit}
          aria-label={words.light(n)}
          onClick={() => light(!isLit)}
          onFocus={() => light(true)}
          onBlur={() => light(false)}
        >
          {n}
        </button>{' '}
        {words.tiles(cells.length)}
        {bonuses.length > 0 && (
          <small>
            {listed(
              language,
              bonuses.map(({ for: what, points: bonus }) => `${words.bonus[what]} ${signed(bonus)}`),
            )}
          </small>
        )}
      </th>
      <td>
        {cursed ? (
          <>
            {words.cursed} <RuleLink rule="K-45" />
          </>
        ) : (
          <>
            {sum}
            {closed && (
              <>
                {' '}
                {words.closedTimes} <RuleLink rule="K-42" />
              </>
            )}
            {(bonuses.length > 0 || closed) && ` = ${points}`}
          </>
        )}
      </td>
      <td>{seats.map(seat => of(weights, seat)).join(' : ')}</td>
      {seats.map(seat => (
        <td key={seat} data-nothing={!owners.includes(seat) || points === 0}>
          {owners.includes(seat) ? points : '·'}
        </td>
      ))}
    </tr>
  );
};
