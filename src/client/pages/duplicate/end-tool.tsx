import { useState } from 'react';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { Confirmed } from '../../match/menu/match-menu.tsx';
import { useDeed } from '../../ui/hooks/deed.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import '../../match/menu/match-menu.css';
import { type Deal, endDeal, isHostedHere } from './api.ts';
import { dealWords } from './words.ts';

/** Whoever has laid the tables may have them compared before all are over. */
export const EndTool = ({
  deal: { id, host },
  ownID,
  onChanged,
}: {
  deal: Deal;
  ownID: string | null;
  onChanged: () => void;
}) => {
  const words = useWords(dealWords);
  const failureWords = useFailureWords();
  const [failure, setFailure] = useState('');
  const { run } = useDeed();
  // On this device as a guest, or as a member on any.
  const isHost = isHostedHere(id) || (ownID !== null && ownID === host);
  if (!isHost) return null;
  const end = () =>
    run(async () => {
      setFailure('');
      try {
        await endDeal(id);
      } catch (error) {
        setFailure(failureWords(error));
      }
      onChanged();
      return 'again';
    });
  return (
    <div className="deal-part">
      <Confirmed
        label={words.end}
        question={words.endQuestion}
        confirm={words.endConfirm}
        onConfirm={() => void end()}
      />
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
};
