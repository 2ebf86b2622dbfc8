import { type Settings, useSettings } from '../frame/settings.tsx';
import { defineWords, useWords } from '../i18n/i18n.tsx';

const settingWords = defineWords(
  {
    sound: 'A soft sound when it is your turn',
    pace: 'Pace of the bots',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  },
  {
    sound: 'Un suono lieve quando tocca a te',
    pace: 'Ritmo dei bot',
    paces: { slow: 'Lento', normal: 'Normale', fast: 'Veloce' },
  },
);

const PACES = ['slow', 'normal', 'fast'] as const satisfies readonly Settings['pace'][];

/** What one may want to change in the middle of a match. */
export const MenuSettings = ({ withPace = false }: { withPace?: boolean }) => {
  const words = useWords(settingWords);
  const { sound, pace, change } = useSettings();
  return (
    <div className="match-menu-settings">
      {withPace && (
        <label>
          {words.pace}
          <select
            value={pace}
            onChange={event => change({ pace: event.currentTarget.value as Settings['pace'] })}
          >
            {PACES.map(each => (
              <option key={each} value={each}>
                {words.paces[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {words.sound}
        <input
          type="checkbox"
          checked={sound}
          onChange={event => change({ sound: event.currentTarget.checked })}
        />
      </label>
    </div>
  );
};
