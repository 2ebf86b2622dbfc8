import { useRef } from 'react';
import { Link } from 'react-router';
import { useCopy } from '../hooks/use-copy.ts';
import { useWords } from '../i18n/i18n.tsx';
import './proof.css';
import { sealWords } from './words.ts';

/** The hash of what a match is dealt from, to be noted down; or that an earlier version of the server gave it none. */
export const SealLine = ({ commitment }: { commitment: string | undefined }) => {
  const words = useWords(sealWords);
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(commitment ?? '');
  if (commitment === undefined) return <p className="match-seal-lead">{words.none}</p>;
  const copyOrMark = async () => {
    if (!(await copy())) field.current?.select();
  };
  return (
    <section className="match-seal" aria-label={words.label}>
      <p className="match-seal-lead">
        {words.lead} {/* A new page: nobody is to leave a table for it. */}
        <Link to="/proof" target="_blank">
          {words.how}
        </Link>
      </p>
      <div className="match-seal-line">
        <input
          ref={field}
          readOnly
          aria-label={words.label}
          value={commitment}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" onClick={copyOrMark}>
          <span role="status">{copied ? words.copied : words.copy}</span>
        </button>
      </div>
    </section>
  );
};
