import { useWords } from '../../ui/i18n/i18n.tsx';
import { typedName } from './typed-name.ts';
import { lobbyWords } from './words.ts';

/** The name somebody plays under: any sign that can be seen, as the server asks it too. */
export const NameField = ({ name, onChange }: { name: string; onChange: (name: string) => void }) => (
  <label className="make-field make-name">
    <span>{useWords(lobbyWords).name}</span>
    <input required pattern=".*\S.*" autoComplete="nickname" value={name} {...typedName(onChange)} />
  </label>
);
