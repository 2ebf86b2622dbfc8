import {
  type CSSProperties,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { isolated } from '../../../game/shared/isolated.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Rematch } from '../../../game/shared/series.ts';
import type { Talk as Allowed } from '../../../game/shared/talk.ts';
import type { TalkLine } from '../../../game/shared/talk-lines.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { MatchConnection } from '../online/match-connection.ts';
import type { OnlineSnapshot } from '../online/online-snapshot.ts';
import type { ShownReaction } from '../online/side-channel.ts';
import { talkButtonWords } from './button-words.ts';
import { ReactionSign } from './reaction-signs.tsx';
import '../../table/dialog.css';
import './talk.css';
import { TalkSheet } from './talk-sheet.tsx';
import { useDraft } from './use-draft.ts';
import { useHeard } from './use-heard.ts';
import { talkWords } from './words.ts';

const Panel = optionalPart(async () => (await import('./talk-panel.tsx')).TalkPanel);

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
  /** Where there is room for it beside the board; null where there is none. */
  place: Element | null;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Told how many lines are new whenever that changes: phones have the button in the menu. */
  onUnread: (lines: number) => void;
};

/**
 * What was said, beside the board where there is room; elsewhere a button in the table's bar that opens it, with a mark for what
 * is new. And reactions as they come.
 */
export const Talk = ({
  matchID,
  connection,
  now,
  people,
  rematch,
  allowed,
  place,
  open,
  setOpen,
  onUnread,
}: Props) => {
  const words = useWords(talkWords);
  const button = useWords(talkButtonWords);
  const { isHeard, heard } = useHeard(matchID, now.talk, people, rematch);
  const last = heard.at(-1);
  const lastKey = last === undefined ? '' : `${last.seat}/${last.id}`;
  const [draft, setDraft] = useDraft(matchID);
  const [read, setRead] = useState(lastKey);
  useEffect(() => {
    if (open || place !== null) setRead(lastKey);
  }, [open, place, lastKey]);
  const from = heard.findLastIndex(({ seat, id }) => `${seat}/${id}` === read) + 1;
  // What was said at the match before is not new.
  const isNew = ({ seat, before }: TalkLine) => seat !== connection.seat && before === undefined;
  const unread = heard.slice(from).filter(isNew).length;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  const reaction = now.reaction !== null && isHeard(now.reaction.seat) ? now.reaction : null;
  // What was shown before the page came to show it is past.
  const first = useRef(now.reaction?.id ?? 0);
  // So is what was shown while its player was not heard.
  useEffect(() => {
    if (now.reaction !== null && reaction === null) first.current = now.reaction.id;
  }, [now.reaction, reaction]);
  const nameOf = (seat: Seat) => isolated(people.find(person => person.seat === seat)?.name ?? '');
  const panel = (
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
  );
  const opens = (
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
        <span className="unread-mark talk-unread" aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </button>
  );
  return (
    <>
      {place === null ? opens : createPortal(<TalkBeside title={words.talk}>{panel}</TalkBeside>, place)}
      <span role="status">
        {reaction !== null && reaction.id > first.current && (
          <ReactionBubble
            key={reaction.id}
            shown={reaction}
            words={words.shows(nameOf(reaction.seat), words.reaction[reaction.reaction])}
          />
        )}
      </span>
      {open && place === null && (
        <TalkSheet title={words.talk} close={words.close} onClose={() => setOpen(false)}>
          {panel}
        </TalkSheet>
      )}
    </>
  );
};

/** A part of the column beside the board. */
const TalkBeside = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className="talk-beside on-niche" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

/** How long a reaction is shown, in milliseconds. */
const SHOWN_MS = 3500;
const SIZE = 56;

/** A reaction beside the face of whoever shows it, for a moment; its words are for screen readers alone. */
const ReactionBubble = ({ shown, words }: { shown: ShownReaction; words: string }) => {
  const [isOver, setOver] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => setPlace(besideFaceOf(shown.seat)), [shown.seat]);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <>
      <span className="reaction-bubble" style={place} data-reaction={shown.reaction}>
        <ReactionSign reaction={shown.reaction} />
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
};

/** The largest face of a seat that can be seen; where there is none, under the bar. */
const besideFaceOf = (seat: Seat): CSSProperties => {
  const faces = [...document.querySelectorAll(`.portrait[data-seat-colour="${seat}"]`)]
    .map(face => face.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
    .sort((a, b) => b.width - a.width);
  const face = faces[0];
  if (face === undefined) return { top: 64, left: `calc(50% - ${SIZE / 2}px)` };
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const above = face.top - SIZE;
  if (above >= bar) {
    const left = Math.min(Math.max(4, face.left + face.width / 2 - SIZE / 2), innerWidth - SIZE - 4);
    return { left, top: above };
  }
  // The bar is read by others at that moment.
  const right = face.right + 4;
  return {
    left: right + SIZE <= innerWidth - 4 ? right : face.left - SIZE - 4,
    top: Math.max(bar + 4, face.top + face.height / 2 - SIZE / 2),
  };
};
