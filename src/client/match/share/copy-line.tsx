import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../ui/hooks/use-copy.ts';

/** A text in one line, to read and to copy; where there is no clipboard it is marked, to be copied by hand. */
export const CopyLine = ({
  text,
  label,
  copy: copyWord,
  copied: copiedWord,
  isMain = false,
  children,
}: {
  text: string;
  label: string;
  copy: string;
  copied: string;
  /** It is what its place is for. */
  isMain?: boolean;
  /** What else may be done with it. */
  children?: ReactNode;
}) => {
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(text, field);
  return (
    <div className="copy-line">
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={text}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" className={isMain ? 'button-primary' : ''} onClick={copy}>
        {copied ? copiedWord : copyWord}
      </button>
      {children}
      {/* Beside the button: what changes within one is told to no listener. */}
      <span className="visually-hidden" role="status">
        {copied && copiedWord}
      </span>
    </div>
  );
};
