import { useEffect, useId, useRef, useState } from 'react';
import type { GameId } from '../../../../game/index.ts';
import { UNTOLD_BOT_AFTER } from '../../../../game/shared/bots/bot-after.ts';
import { levelOf } from '../../../../game/shared/bots/levels.ts';
import { isolated } from '../../../../game/shared/isolated.ts';
import type { PublicSeat } from '../../../../game/shared/seat-data.ts';
import { LobbyError, type LobbyMatch } from '../../../match/lobby/api.ts';
import { dropClaim, type SeatClaim } from '../../../match/lobby/credentials.ts';
import { useFailureWords } from '../../../match/lobby/failure.ts';
import { useMember } from '../../../match/member/who.ts';
import { Confirmed } from '../../../match/menu/confirmed.tsx';
import { BotOptions } from '../../../match/options/bot-options.tsx';
import { OptionBoxes } from '../../../match/options/option-boxes.tsx';
import { askedOf, type Chosen, differing } from '../../../match/options/table-options.ts';
import { useSerialQueue } from '../../../ui/hooks/use-serial-queue.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useNavigate } from '../../../ui/router/router.tsx';
import './host-tools.css';
import { ANYONE } from '../../../match/lobby/new-table.ts';
import { sitterWords } from '../../../match/lobby/sitter-words.ts';
import { actAsHost, type HostAct } from '../../../match/lobby/table-acts.ts';
import { hostWords } from './host-words.ts';

type Props = { claim: SeatClaim; onChanged: () => void };

/** What ends the table as one that waits: once that is done, it is not asked for again. */
const isLast = ({ do: what }: HostAct): boolean => what === 'start' || what === 'close';

/** What is to be free is free already: somebody has got up, or a choice before this one was refused. */
const isAsWanted = (error: unknown): boolean => error instanceof LobbyError && error.code === 'seat-free';

/** One act after another, the last choice last. The same one is not asked for again while it is under way. */
const useHostActs = ({ claim, onChanged }: Props) => {
  const failureWords = useFailureWords();
  const [failure, setFailure] = useState('');
  const underWay = useRef<string | null>(null);
  const enqueue = useSerialQueue();
  const act = async (wanted: HostAct): Promise<boolean> => {
    const name = JSON.stringify(wanted);
    if (underWay.current === name) return false;
    underWay.current = name;
    const isDone = await enqueue(() => attempt(wanted));
    if (underWay.current === name && !(isDone && isLast(wanted))) underWay.current = null;
    return isDone;
  };
  const attempt = async (wanted: HostAct): Promise<boolean> => {
    try {
      setFailure('');
      await actAsHost(claim, wanted);
      return true;
    } catch (error) {
      if (isAsWanted(error)) return true;
      setFailure(failureWords(error));
      return false;
    } finally {
      onChanged();
    }
  };
  return { act, failure };
};

/** Who plays a seat, as its table's host may change it. */
export const SeatTools = ({
  seat: { id, name = '', botAccount, data },
  ...props
}: Props & { seat: PublicSeat }) => {
  const words = useWords(hostWords);
  const sitter = useWords(sitterWords);
  const { act, failure } = useHostActs(props);
  const at = String(id);
  const bot = data?.bot;
  const isPersons = name !== '' && bot === undefined;
  const choose = (sitter: string) =>
    void act(sitter === ANYONE ? { do: 'free', at } : { do: 'seat-bot', at, bot: sitter });
  return (
    <div className="host-seat">
      {isPersons ? (
        <>
          {botAccount === undefined && (
            <button
              type="button"
              aria-label={words.makeHostOf(isolated(name))}
              onClick={() => void act({ do: 'hand-on', to: at })}
            >
              {words.makeHost}
            </button>
          )}
          <Confirmed
            label={words.sendAway}
            name={words.sendAwayOf(isolated(name))}
            question={words.sendAwayQuestion(isolated(name))}
            confirm={words.sendAway}
            onConfirm={() => void act({ do: 'free', at })}
          />
        </>
      ) : (
        <select
          aria-label={sitter.plays(id + 1)}
          value={bot === undefined ? ANYONE : (levelOf(bot) ?? bot)}
          onChange={event => choose(event.currentTarget.value)}
        >
          <option value={ANYONE}>{sitter.someone}</option>
          <BotOptions game={props.claim.game} also={bot} />
        </select>
      )}
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
};

/** What the host may do with the table as a whole. */
export const HostTools = ({ game, match, ...props }: Props & { game: GameId; match: LobbyMatch }) => {
  const words = useWords(hostWords);
  const id = useId();
  const navigate = useNavigate();
  const { act, failure } = useHostActs(props);
  const { setupData } = match;
  const isMember = useMember() !== null;
  // What is chosen while the choice before it is under way is chosen besides.
  const [wanted, setWanted] = useState<Chosen | null>(null);
  const changes = useRef(0);
  const change = async (options: Chosen) => {
    changes.current += 1;
    setWanted(options);
    const isDone = await act({ do: 'options', setupData: askedOf(game, options) });
    changes.current -= 1;
    if (!isDone && changes.current === 0) setWanted(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the table has chosen has been told anew
  useEffect(() => {
    if (changes.current === 0) setWanted(null);
  }, [setupData]);
  const chosen = wanted ?? differing(game, { botAfter: UNTOLD_BOT_AFTER, ...setupData });
  const close = async () => {
    if (!(await act({ do: 'close' }))) return;
    dropClaim(game, match.matchID);
    navigate('/');
  };
  return (
    <section className="host-tools" aria-label={words.label}>
      <div className="host-start">
        <button
          type="button"
          className="button-primary"
          aria-describedby={`${id}-hint`}
          onClick={() => void act({ do: 'start' })}
        >
          {words.start}
        </button>
        <p id={`${id}-hint`} className="lobby-lead">
          {words.startHint}
        </p>
      </div>
      {match.deal === undefined && (
        <>
          <details>
            <summary>{words.options}</summary>
            <OptionBoxes
              game={game}
              chosen={chosen}
              isMember={isMember}
              onChange={options => void change(options)}
            />
          </details>
          <Confirmed
            label={words.close}
            question={words.closeQuestion}
            confirm={words.closeConfirm}
            onConfirm={() => void close()}
          />
        </>
      )}
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
};
