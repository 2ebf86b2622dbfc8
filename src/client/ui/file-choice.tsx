import type { ChangeEvent } from 'react';
import './file-choice.css';

/** A button that lets a file be chosen, and reads it. */
export const FileChoice = ({
  label,
  isPrimary = false,
  onText,
}: {
  label: string;
  isPrimary?: boolean;
  /** Given what is in the file; of one that cannot be read, nothing. */
  onText: (text: Promise<string>) => void;
}) => {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Browsers tell of no choice of the same file, which may have been mended meanwhile.
    currentTarget.value = '';
    if (file !== undefined) onText(file.text().catch(() => ''));
  };
  return (
    <label className={`button file-choice ${isPrimary ? 'button-primary' : ''}`}>
      {label}
      <input type="file" accept="application/json,.json" onChange={choose} />
    </label>
  );
};
