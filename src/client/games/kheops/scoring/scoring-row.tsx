import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Player } from '../../../../game/kheops/table.ts';
import { type BySeat, at as of } from '../../../../game/shared/seats.ts';
import { RuleLink } from '../../../table/rule-link.tsx';
import { signed } from '../../../ui/i18n/grammar.ts';
import { listed, useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { scoreWords } from '../words/score.ts';

/** One network on the sheet: what it comes to, and to whom. [K-41 to K-43] */
export const NetworkRow = ({
  letter,
  network,
  weights,
  seats,
  isLit,
  light,
}: {
  letter: string;
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
    <tr
      data-lit={isLit}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && light(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && light(false)}
    >
      <th scope="row">
        <button
          type="button"
          className="scoring-light"
          aria-pressed={isLit}
          aria-label={words.light(letter)}
          // Where a finger presses there may be no focus.
          onClick={() => light(true)}
          onFocus={() => light(true)}
          onBlur={() => light(false)}
        >
          {letter}
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
            {closed ? `${sum} ${words.closedTimes}` : sum}
            {(bonuses.length > 0 || closed) && ` = ${points}`}
            {closed && (
              <>
                {' '}
                <RuleLink rule="K-42" />
              </>
            )}
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
