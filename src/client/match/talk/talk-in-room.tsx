import { useId } from 'react';
import type { Rematch } from '../../../game/shared/series.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { MatchConnection } from '../online/match-connection.ts';
import type { OnlineSnapshot } from '../online/online-snapshot.ts';
import './talk.css';
import type { Person } from './talk.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { useDraft } from './use-draft.ts';
import { useHeard } from './use-heard.ts';
import { talkWords } from './words.ts';

/** What those say who wait at a table for the others. */
export const TalkInRoom = ({
  matchID,
  connection,
  now,
  people,
  rematch,
}: {
  matchID: string;
  connection: MatchConnection;
  now: OnlineSnapshot;
  people: readonly Person[];
  rematch: Rematch | undefined;
}) => {
  const words = useWords(talkWords);
  const id = useId();
  const { heard } = useHeard(matchID, now.talk, people, rematch);
  const [draft, setDraft] = useDraft(matchID);
  return (
    <section className="talk-room" aria-labelledby={id}>
      <h2 id={id}>{words.talk}</h2>
      <TalkPanel
        matchID={matchID}
        connection={connection}
        lines={heard}
        unsaid={now.unsaid}
        isCut={now.status === 'offline'}
        draft={draft}
        setDraft={setDraft}
        earlier={now.talkBefore > 0}
        people={people}
        allowed="all"
      />
    </section>
  );
};
