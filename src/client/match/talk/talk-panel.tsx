import { type FormEvent, Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { REACTIONS } from '../../../game/shared/talk.ts';
import { LONGEST_LINE, lineOf, type TalkLine } from '../../../game/shared/talk-lines.ts';
import { Portrait } from '../../table/portrait.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../ui/keys/toolbar.tsx';
import type { MatchConnection } from '../online/match-connection.ts';
import type { Unsaid } from '../online/online-snapshot.ts';
import { refusalIn } from '../online/refusal-in.ts';
import { netWords } from '../online/words.ts';
import { personAt, setMuted, useMuted } from './muted.ts';
import { ReactionSign } from './reaction-signs.tsx';
import type { Person } from './talk.tsx';
import { talkWords } from './words.ts';

/** What was said, reactions to show, a line to say, and whom one hears. */
export const TalkPanel = ({
  matchID,
  connection,
  lines,
  unsaid,
  isCut,
  draft,
  setDraft,
  earlier,
  people,
  allowed,
  onReact = null,
}: {
  matchID: string;
  connection: MatchConnection;
  lines: readonly TalkLine[];
  /** Own lines that the table has not heard yet. */
  unsaid: readonly Unsaid[];
  /** Is the connection lost? */
  isCut: boolean;
  draft: string;
  setDraft: (draft: string) => void;
  /** Is there more that was said before them? */
  earlier: boolean;
  people: readonly Person[];
  allowed: 'all' | 'reactions';
  /** A reaction was shown: it is beside a face, not in here. Null where there are no faces. */
  onReact?: (() => void) | null;
}) => {
  const words = useWords(talkWords);
  const muted = useMuted();
  const id = useId();
  const { seat: own } = connection;
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is what is looked for
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last?.seat, last?.id, unsaid.length]);
  const nameOf = (seat: Seat) => isolated(people.find(person => person.seat === seat)?.name ?? '');
  const said = lineOf(draft);
  const tooMany = said.length - LONGEST_LINE;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (said === '' || tooMany > 0) return;
    connection.say(said);
    setDraft('');
  };
  return (
    <div className="talk">
      {allowed === 'all' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div ref={list} className="talk-lines" role="log" aria-label={words.lines} tabIndex={0}>
          {earlier && (
            <button
              type="button"
              className="button-plain"
              onClick={() => {
                connection.askTalkBefore();
                // When there is no more of it the button is gone.
                list.current?.focus();
              }}
            >
              {words.earlier}
            </button>
          )}
          {lines.length + unsaid.length === 0 && !earlier && <p className="talk-nothing">{words.nothing}</p>}
          {lines.map(({ id, seat, text: said, before }, i) => (
            <Fragment key={`${seat}/${id}`}>
              {before !== undefined && i === 0 && !earlier && <Divider>{words.atMatchBefore}</Divider>}
              {before === undefined && lines[i - 1]?.before !== undefined && (
                <Divider>{words.atThisMatch}</Divider>
              )}
              <p data-own={seat === own} data-before={before !== undefined}>
                <Portrait seat={seat} /> <b>{before === undefined ? nameOf(seat) : isolated(before)}</b>{' '}
                <bdi>{said}</bdi>
              </p>
            </Fragment>
          ))}
          {own !== null &&
            unsaid.map(line => (
              <p key={line.id} data-own="true" data-unsaid="true">
                <Portrait seat={own} /> <b>{nameOf(own)}</b> <bdi>{line.text}</bdi>{' '}
                <UnsaidMark line={line} isCut={isCut} connection={connection} />
              </p>
            ))}
        </div>
      )}
      {own === null && <p>{words.watching}</p>}
      {own !== null && allowed === 'reactions' && <p>{words.quiet}</p>}
      {own !== null && onReact !== null && (
        <Toolbar label={words.reactions} className="talk-reactions">
          {REACTIONS.map(reaction => (
            <button
              key={reaction}
              type="button"
              aria-label={words.reaction[reaction]}
              title={words.reaction[reaction]}
              aria-disabled={isCut}
              onClick={() => {
                if (isCut) return;
                connection.react(reaction);
                onReact();
              }}
            >
              <ReactionSign reaction={reaction} />
            </button>
          ))}
        </Toolbar>
      )}
      {own !== null && allowed === 'all' && (
        <form className="talk-say" onSubmit={send}>
          <input
            aria-label={words.line}
            placeholder={words.line}
            aria-describedby={`${id}-too-many`}
            autoComplete="off"
            value={draft}
            onChange={event => setDraft(event.currentTarget.value)}
          />
          <button type="submit" className="button-primary">
            {words.send}
          </button>
          <small id={`${id}-too-many`} role="status">
            {tooMany > 0 && words.tooMany(tooMany)}
          </small>
        </form>
      )}
      <details className="talk-people">
        <summary>{words.people}</summary>
        {people
          .filter(({ seat }) => seat !== own)
          .map(({ seat, name }) => {
            const person = personAt(matchID, seat);
            return (
              <label key={seat}>
                <input
                  type="checkbox"
                  checked={!muted.has(person)}
                  onChange={event => setMuted(person, !event.currentTarget.checked)}
                />
                {words.hear(isolated(name))}
              </label>
            );
          })}
      </details>
    </div>
  );
};

const Divider = ({ children }: { children: ReactNode }) => <p className="talk-divider">{children}</p>;

/** What becomes of a line that the table has not heard; what the server would not have can be said again, or taken away. */
const UnsaidMark = ({
  line: { id, refused },
  isCut,
  connection,
}: {
  line: Unsaid;
  isCut: boolean;
  connection: MatchConnection;
}) => {
  const words = useWords(talkWords);
  const net = useWords(netWords);
  if (refused === null) return <small>{isCut ? words.waits : words.sending}</small>;
  return (
    <>
      <small>{words.unsaid(refusalIn(net, refused))}</small>{' '}
      <button type="button" className="button-plain" onClick={() => connection.sayAgain(id)}>
        {words.again}
      </button>
      <button type="button" className="button-plain" onClick={() => connection.takeBackLine(id)}>
        {words.remove}
      </button>
    </>
  );
};
