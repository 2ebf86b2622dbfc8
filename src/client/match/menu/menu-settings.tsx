import { Suspense, useContext, useId } from 'react';
import { BoardContext } from '../../table/board-context.tsx';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { defineWords, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { useWithKey } from '../../ui/keys/use-with-key.ts';
import { type Settings, useSettings } from '../../ui/settings.tsx';
import { play } from '../../ui/sound/sound.ts';
import type { Sound, SoundWords } from '../../ui/sound/sound-kinds.ts';
import { changeSound, MAX_VOLUME, useSoundSettings } from '../../ui/sound/sound-settings.ts';
import type { SeatClaim } from '../lobby/credentials.ts';
import { Switches } from './switches.tsx';

const TurnNotices = optionalPart(async () => (await import('../notices/turn-notices.tsx')).TurnNotices);

const settingWords = defineWords(
  {
    pace: 'Pace of the table',
    paces: { slow: 'Slower', normal: 'Normal', fast: 'Faster' },
    confirm: 'Ask before a move',
    confirms: { never: 'Never', risky: 'When it is risky', always: 'Always' },
    sounds: 'Sounds',
    silent: 'Silence',
    volume: 'Volume',
    turn: 'When it is your turn: one moment…',
  },
  {
    pace: 'Ritmo del tavolo',
    paces: { slow: 'Più lento', normal: 'Normale', fast: 'Più veloce' },
    confirm: 'Chiedi conferma',
    confirms: { never: 'Mai', risky: 'Se la mossa è rischiosa', always: 'Sempre' },
    sounds: 'Suoni',
    silent: 'Silenzio',
    volume: 'Volume',
    turn: 'Quando tocca a te: un momento…',
  },
);

const PACES = ['slow', 'normal', 'fast'] as const satisfies readonly Settings['pace'][];
const CONFIRMS = ['never', 'risky', 'always'] as const satisfies readonly Settings['confirm'][];

/**
 * What one may want to change in the middle of a match.
 * @param claim one's seat at a table of the server, as long as it is played
 */
export const MenuSettings = ({ claim = null }: { claim?: SeatClaim | null }) => {
  const words = useWords(settingWords);
  const { pace, confirm, change } = useSettings();
  return (
    <div className="match-menu-settings">
      <p className="match-menu-switches">
        <Switches inWords />
      </p>
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
      <label>
        {words.confirm}
        <select
          value={confirm}
          onChange={event => change({ confirm: event.currentTarget.value as Settings['confirm'] })}
        >
          {CONFIRMS.map(each => (
            <option key={each} value={each}>
              {words.confirms[each]}
            </option>
          ))}
        </select>
      </label>
      <SoundSettings />
      <Suspense fallback={<p>{words.turn}</p>}>
        <TurnNotices claim={claim} />
      </Suspense>
    </div>
  );
};

const namesOf = (kinds: SoundWords) => Object.entries(kinds) as readonly (readonly [Sound, string])[];

/** Volume and the kinds that this table can make; each is heard when it is changed. */
const SoundSettings = () => {
  const words = useWords(settingWords);
  const withKey = useWithKey();
  const { silent, volume, off } = useSoundSettings();
  const slider = useId();
  const { language } = useLanguage();
  const kinds = namesOf(useContext(BoardContext)?.game.soundWords[language] ?? {});
  const without = (kind: Sound) => off.filter(each => each !== kind);
  return (
    <fieldset className="menu-sounds">
      <legend>{words.sounds}</legend>
      <label>
        {withKey(words.silent, 'M')}
        <input
          type="checkbox"
          checked={silent}
          onChange={event => changeSound({ silent: event.currentTarget.checked })}
        />
      </label>
      <label htmlFor={slider}>
        {words.volume}
        <input
          id={slider}
          type="range"
          min="0"
          max={MAX_VOLUME}
          step="10"
          value={volume}
          disabled={silent}
          onChange={event => {
            changeSound({ volume: Number(event.currentTarget.value) });
            if (kinds[0] !== undefined) play(kinds[0][0]);
          }}
        />
      </label>
      <div className="menu-sound-kinds">
        {kinds.map(([kind, name]) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={!off.includes(kind)}
              disabled={silent}
              onChange={({ currentTarget: { checked } }) => {
                changeSound({ off: checked ? without(kind) : [...without(kind), kind] });
                play(kind);
              }}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
