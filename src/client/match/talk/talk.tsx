import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Rematch } from '../../../game/shared/series.ts';
import type { Talk as Allowed } from '../../../game/shared/talk.ts';
import { Dialog } from '../../table/dialog.tsx';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { kept, plainText, useKept } from '../../ui/storage/kept.ts';
import type { MatchConnection } from '../online/match-connection.ts';
import type { OnlineSnapshot } from '../online/online-snapshot.ts';
import { talkButtonWords } from './button-words.ts';
import { carryMuted, personAt, useMuted } from './muted.ts';
import { ReactionBubble } from './reaction-bubble.tsx';
import './talk.css';
import { talkWords } from './words.ts';

const Panel = loadedPart(async () => (await import('./talk-panel.tsx')).TalkPanel);

/** Somebody at the table who is no bot, by their seat. */
export type Person = { readonly seat: Seat; readonly name: string };

type Props = {
  matchID: string;
  connection: MatchConnection;
  now: OnlineSnapshot;
  people: readonly Person[];
  /** Where this is the rematch of another match: of which. */
  rematch: Rematch | undefined;
  allowed: Exclude<Allowed, 'none'>;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Told how many lines are new whenever that changes: phones have the button in the menu. */
  onUnread: (lines: number) => void;
};

/** The button in a table's bar that opens what was said, with a mark for what is new, and reactions as they come. */
export const Talk = ({
  matchID,
  connection,
  now,
  people,
  rematch,
  allowed,
  open,
  setOpen,
  onUnread,
}: Props) => {
  const words = useWords(talkWords);
  const button = useWords(talkButtonWords);
  const muted = useMuted();
  const isHeard = (seat: Seat) => !muted.has(personAt(matchID, seat));
  const heard = now.talk.filter(({ seat }) => isHeard(seat));
  const last = heard.at(-1);
  const lastKey = last === undefined ? '' : `${last.seat}/${last.id}`;
  const [draft, setDraft] = useDraft(matchID);
  const [read, setRead] = useState(lastKey);
  useEffect(() => {
    if (open) setRead(lastKey);
  }, [open, lastKey]);
  const from = heard.findLastIndex(({ seat, id }) => `${seat}/${id}` === read) + 1;
  const unread = heard.slice(from).filter(({ seat }) => seat !== connection.seat).length;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  const reaction = now.reaction !== null && isHeard(now.reaction.seat) ? now.reaction : null;
  // What was shown before the page came to show it is past.
  const first = useRef(now.reaction?.id ?? 0);
  // So is what was shown while its player was not heard.
  useEffect(() => {
    if (now.reaction !== null && reaction === null) first.current = now.reaction.id;
  }, [now.reaction, reaction]);
  const nameAt = (seat: Seat) => people.find(person => person.seat === seat)?.name;
  const nameOf = (seat: Seat) => isolated(nameAt(seat) ?? '');
  useEffect(() => {
    if (rematch !== undefined) carryMuted(matchID, rematch, nameAt);
  });
  return (
    <>
      <button
        type="button"
        className="match-menu-button talk-button"
        aria-haspopup="dialog"
        aria-label={unread > 0 ? button.unread(unread) : button.talk}
        title={button.talk}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M4 4h16v11H11l-5 5v-5H4z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
        {unread > 0 && (
          <span className="talk-unread" aria-hidden="true">
            {Math.min(unread, 9)}
          </span>
        )}
      </button>
      <span role="status">
        {reaction !== null && reaction.id > first.current && (
          <ReactionBubble
            key={reaction.id}
            shown={reaction}
            words={words.shows(nameOf(reaction.seat), words.reaction[reaction.reaction])}
          />
        )}
      </span>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.talk} close={words.close} kind="drawer">
        <Suspense>
          <Panel
            matchID={matchID}
            connection={connection}
            lines={heard}
            unsaid={now.unsaid}
            isCut={now.status === 'offline'}
            draft={draft}
            setDraft={setDraft}
            earlier={now.talkBefore > 0}
            people={people}
            allowed={allowed}
            onReact={() => setOpen(false)}
          />
        </Suspense>
      </Dialog>
    </>
  );
};

/** What is half written at a table: it stays, though the panel be closed, or the page be left or loaded again. */
const useDraft = (matchID: string): readonly [draft: string, set: (draft: string) => void] => {
  const stored = useMemo(
    () =>
      kept(
        `draft:${matchID}`,
        plainText(text => text),
        { none: '' },
      ),
    [matchID],
  );
  const set = (draft: string) => (draft === '' ? stored.drop() : void stored.set(draft));
  return [useKept(stored), set];
};
