import { useState } from 'react';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { dailyWords } from './words.ts';

/** Hands a short text on as the device does that, or copies it. */
export const ShareResult = ({ text }: { text: string }) => {
  const words = useWords(dailyWords);
  const { copied, copy } = useCopy(text);
  const [failed, setFailed] = useState(false);
  const mayShare = 'share' in navigator;
  const share = async () => {
    if (mayShare) return void navigator.share({ text }).catch(() => {});
    setFailed(!(await copy()));
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {copied ? words.copied : mayShare ? words.share : words.copy}
      </button>
      <span className="visually-hidden" role="status">
        {copied && words.copied}
      </span>
      {failed && (
        <textarea className="daily-text" readOnly rows={3} value={text} aria-label={words.shareFailed} />
      )}
    </>
  );
};
