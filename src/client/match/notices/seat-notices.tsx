import { useEffect, useState } from 'react';
import type { SeatClaim } from '../lobby/credentials.ts';
import { type NoticesTold, noticesTold } from '../lobby/table-acts.ts';
import { PushSwitch } from './push-switch.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import { WebhookSwitch } from './webhook-switch.tsx';

const NONE: NoticesTold = { push: [], webhook: null, gone: null, refused: null };

/** How a seat at a table of the server is told from outside. The server knows, whichever device it was asked from. */
export const SeatNotices = ({ claim }: { claim: SeatClaim }) => {
  const refusal = useRefusalWords();
  const [told, setTold] = useState<NoticesTold | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isOld = false;
    const failed = (error: unknown) => {
      if (isOld) return;
      setFailure(error);
      setTold(NONE);
    };
    noticesTold(claim).then(now => !isOld && setTold(now), failed);
    return () => {
      isOld = true;
    };
  }, [claim]);
  if (told === null) return null;
  return (
    <>
      <PushSwitch claim={claim} told={told} changed={setTold} />
      <WebhookSwitch claim={claim} told={told} changed={setTold} />
      {failure !== null && (
        <p className="turn-notices-said" role="status">
          {refusal.of(failure)}
        </p>
      )}
    </>
  );
};
