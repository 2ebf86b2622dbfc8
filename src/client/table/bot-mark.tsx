import { createContext, useContext } from 'react';
import { LEVELS, levelOf } from '../../game/shared/bots/levels.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** The bot of each seat, by its name, one after another with commas between; nothing where a person plays. */
export const BotsContext = createContext('');

/** Below a bot's portrait: a plate that no person has, with as many stones as its level is high. Words elsewhere say so too. */
export const BotMark = ({ seat }: { seat: Seat }) => {
  const bot = useContext(BotsContext).split(',')[seat] ?? '';
  if (bot === '') return null;
  const level = levelOf(bot);
  const stones = level === null ? 0 : LEVELS.indexOf(level) + 1;
  return (
    <g className="portrait-bot">
      <path className="portrait-bot-plate" d="M9 52.5L14.5 46H49.5L55 52.5L49.5 59H14.5Z" />
      {LEVELS.slice(0, stones).map((each, i) => {
        const x = 32 + (i - (stones - 1) / 2) * 8.5;
        return (
          <path
            key={each}
            className="portrait-bot-stone"
            d={`M${x} 48.6L${x + 3.6} 52.5L${x} 56.4L${x - 3.6} 52.5Z`}
          />
        );
      })}
    </g>
  );
};
