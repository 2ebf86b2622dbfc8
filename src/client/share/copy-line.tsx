import { useRef } from 'react';
import { useCopy } from '../hooks/use-copy.ts';
import { useWords } from '../i18n/i18n.tsx';
import './link-line.css';
import { shareWords } from './share-words.ts';

/** A link to read, to copy, and, where the device can, to hand on: with a title, if it is for others. */
export const LinkLine = ({
  url,
  label,
  copy: copyWord,
  title,
}: {
  url: string;
  label: string;
  copy: string;
  title?: string;
}) => {
  const words = useWords(shareWords);
  const input = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(url);
  const copyOrMark = async () => {
    if (!(await copy())) input.current?.select();
  };
  return (
    <div className="link-line">
      <input
        ref={input}
        readOnly
        aria-label={label}
        value={url}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" className="button-primary" onClick={copyOrMark}>
        <span role="status">{copied ? words.copied : copyWord}</span>
      </button>
      {title !== undefined && 'share' in navigator && (
        <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
          {words.share}
        </button>
      )}
    </div>
  );
};
