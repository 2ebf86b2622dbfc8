import { GAME_IDS } from '../../../game/index.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import type { Filter } from './statistics.ts';
import { playedWords } from './words.ts';

export const Filters = ({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) => {
  const words = useWords(playedWords);
  const { language } = useLanguage();
  const set = (changed: Partial<Filter>) => onFilter({ ...filter, ...changed });
  return (
    <fieldset className="played-filters">
      <legend>{words.filters}</legend>
      <label>
        {words.game}
        <select value={filter.game} onChange={event => set({ game: event.currentTarget.value })}>
          <option value="">{words.anyGame}</option>
          {GAME_IDS.map(game => (
            <option key={game} value={game}>
              {CLIENT_GAMES[game].words[language].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.result}
        <select
          value={filter.result}
          onChange={event => set({ result: event.currentTarget.value as Filter['result'] })}
        >
          <option value="">{words.anyResult}</option>
          <option value="won">{words.won}</option>
          <option value="lost">{words.lost}</option>
        </select>
      </label>
      <label>
        {words.player}
        <input
          type="search"
          value={filter.player}
          onChange={event => set({ player: event.currentTarget.value })}
        />
      </label>
      <label>
        {words.from}
        <input type="date" value={filter.from} onChange={event => set({ from: event.currentTarget.value })} />
      </label>
      <label>
        {words.to}
        <input type="date" value={filter.to} onChange={event => set({ to: event.currentTarget.value })} />
      </label>
    </fieldset>
  );
};
