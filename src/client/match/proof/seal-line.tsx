import { deferred } from '../../ui/hooks/deferred.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { CopyLine } from '../share/copy-line.tsx';
import { sealWords } from './seal-words.ts';

deferred(() => import('./seal.css'));
deferred(() => import('../share/copy-line.css'));

/** The hash of what a match is dealt from, to be noted down; or that an earlier version of the server gave it none. */
export const SealLine = ({
  commitment,
  isOpen = false,
}: {
  commitment: string | undefined;
  /** Shown at once, not only to whoever asks for it. */
  isOpen?: boolean;
}) => {
  const words = useWords(sealWords);
  if (commitment === undefined) return <p className="match-seal-lead">{words.none}</p>;
  return (
    <details className="match-seal" open={isOpen}>
      <summary>{words.label}</summary>
      <p className="match-seal-lead">
        {words.lead} {/* A new page: nobody is to leave a table for it. */}
        <Link to="/proof" target="_blank">
          {words.how}
        </Link>
      </p>
      <CopyLine text={commitment} label={words.label} copy={words.copy} copied={words.copied} />
    </details>
  );
};
