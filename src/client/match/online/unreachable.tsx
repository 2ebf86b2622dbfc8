import { useWords } from '../../ui/i18n/i18n.tsx';
import { netWords } from './words.ts';

/** What a page that cannot connect has tried, and a press that tries at once. */
export const Unreachable = ({ dial }: { dial: () => void }) => {
  const words = useWords(netWords);
  return (
    <>
      {words.tried} {/* What it stands in lets presses through to what lies under it. */}
      <button type="button" style={{ pointerEvents: 'auto' }} onClick={dial}>
        {words.tryNow}
      </button>
    </>
  );
};
