import { useWords } from '../i18n/i18n.tsx';
import { MAX_NAME } from './player-name.ts';
import { lobbyWords } from './words.ts';

/** The name somebody plays under: any sign that can be seen, as the server asks it too. */
export const NameField = ({ name, onChange }: { name: string; onChange: (name: string) => void }) => (
  <label className="make-field make-name">
    <span>{useWords(lobbyWords).name}</span>
    <input
      required
      pattern=".*\S.*"
      maxLength={MAX_NAME}
      autoComplete="nickname"
      value={name}
      onChange={event => onChange(event.currentTarget.value)}
    />
  </label>
);
