import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { isGameId } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { useGameName } from '../../games/index.ts';
import {
  type Bot,
  type Bots,
  fetchBots,
  makeBot,
  newTokenOf,
  withdrawBot,
} from '../../match/member/people/bots.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { botsWords } from './bots-words.ts';
import { Part, useActing } from './part.tsx';

type Told = { readonly name: string; readonly token: string };

/** The programs of one's own that play here. */
export const BotsPart = () => {
  const words = useWords(botsWords);
  const [known, setKnown] = useState<Bots | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const { act, said, isBusy } = useActing();
  const read = useCallback(() => fetchBots().then(setKnown, () => {}), []);
  useEffect(() => void read(), [read]);
  if (known === null) return null;
  const tell = (name: string, token: string) => {
    setTold({ name, token });
    return read();
  };
  return (
    <Part title={words.title} lead={words.lead}>
      <p>
        <Link to="/api">{words.how}</Link>
      </p>
      {told !== null && <Token {...told} onDone={() => setTold(null)} />}
      {known.bots.length > 0 && (
        <ul className="me-list">
          {known.bots.map(bot => (
            <OwnBot
              key={bot.id}
              bot={bot}
              onRenew={() => act(() => newTokenOf(bot.id).then(token => tell(bot.name, token)))}
              onWithdraw={() => act(() => withdrawBot(bot.id).then(read))}
            />
          ))}
        </ul>
      )}
      {known.bots.length < known.most ? (
        <NewBot isBusy={isBusy} onMake={name => act(() => makeBot(name).then(token => tell(name, token)))} />
      ) : (
        <p className="me-lead">{words.full(known.most)}</p>
      )}
      {said}
    </Part>
  );
};

const NewBot = ({ isBusy, onMake }: { isBusy: boolean; onMake: (name: string) => void }) => {
  const words = useWords(botsWords);
  const id = useId();
  const [name, setName] = useState('');
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onMake(name.trim());
    setName('');
  };
  return (
    <form className="me-rename" onSubmit={make}>
      <label htmlFor={id}>
        {words.name}
        <input
          id={id}
          value={name}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={event => setName(event.target.value)}
        />
      </label>
      <button type="submit" disabled={isBusy}>
        {words.make}
      </button>
    </form>
  );
};

const Token = ({ name, token, onDone }: Told & { onDone: () => void }) => {
  const words = useWords(botsWords);
  const id = useId();
  const { copied, copy } = useCopy(token);
  const field = useCallback((input: HTMLInputElement | null) => input?.focus(), []);
  return (
    <div className="me-token">
      <label htmlFor={id}>{words.token(isolated(name))}</label>
      <input
        id={id}
        ref={field}
        readOnly
        value={token}
        translate="no"
        onFocus={event => event.target.select()}
      />
      <div className="me-ways">
        <button type="button" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </button>
        <button type="button" className="button-primary" onClick={onDone}>
          {words.done}
        </button>
        <span className="visually-hidden" role="status">
          {copied && words.copied}
        </span>
      </div>
    </div>
  );
};

const OwnBot = ({ bot, onRenew, onWithdraw }: { bot: Bot; onRenew: () => void; onWithdraw: () => void }) => {
  const words = useWords(botsWords);
  const name = isolated(bot.name);
  return (
    <li>
      <span>
        <Link to={profileAddress(bot.id)}>
          <bdi>{bot.name}</bdi>
        </Link>
        <small>
          {words.matches(bot.matches)}
          {bot.ratings.map(({ game, points }) => (
            <RatedIn key={game} game={game} points={points} />
          ))}
        </small>
      </span>
      <button type="button" aria-label={words.renewOf(name)} onClick={onRenew}>
        {words.renew}
      </button>
      <Confirmed
        label={words.withdraw}
        name={words.withdrawOf(name)}
        question={words.question(name)}
        confirm={words.withdraw}
        onConfirm={onWithdraw}
      />
    </li>
  );
};

const RatedIn = ({ game, points }: { game: string; points: number }) =>
  isGameId(game) ? <RatedInGame game={game} points={points} /> : null;

const RatedInGame = ({ game, points }: { game: Parameters<typeof useGameName>[0]; points: number }) => {
  const words = useWords(botsWords);
  return <> · {words.rated(useGameName(game), Math.round(points))}</>;
};
