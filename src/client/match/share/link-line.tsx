import { useWords } from '../../ui/i18n/i18n.tsx';
import { CopyLine } from './copy-line.tsx';
import './copy-line.css';
import { shareWords } from './share-words.ts';

/** A link to read, to copy, and, where the device can, to hand on: with a title, if it is for others. */
export const LinkLine = ({
  url,
  label,
  copy,
  title,
}: {
  url: string;
  label: string;
  copy: string;
  title?: string;
}) => {
  const words = useWords(shareWords);
  return (
    <CopyLine text={url} label={label} copy={copy} copied={words.copied} isMain>
      {title !== undefined && 'share' in navigator && (
        <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
          {words.share}
        </button>
      )}
    </CopyLine>
  );
};
