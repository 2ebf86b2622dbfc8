import { useEffect } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { browserKey } from './credentials.ts';
import { typedName } from './typed-name.ts';
import { lobbyWords } from './words.ts';

/** The name somebody plays under: any sign that can be seen, as the server asks it too. */
export const NameField = ({ name, onChange }: { name: string; onChange: (name: string) => void }) => {
  const words = useWords(lobbyWords);
  // By the time a seat is asked for, every tab has the same one.
  useEffect(() => void browserKey(), []);
  return (
    <label className="make-field make-name">
      <span>{words.name}</span>
      <input required pattern=".*\S.*" autoComplete="nickname" value={name} {...typedName(onChange)} />
    </label>
  );
};
