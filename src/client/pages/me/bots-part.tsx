import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type GameId, isGameId } from '../../../game/index.ts';
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
import type { Pace } from '../../match/member/people/people.ts';
import { ratingWords } from '../../match/member/people/rating-words.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { botsWords } from './bots-words.ts';

type Told = { readonly name: string; readonly token: string };

/** The programs of one's own that play here. */
export const BotsPart = () => {
  const words = useWords(botsWords);
  const [known, setKnown] = useState<Bots | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const { act, said, isBusy } = useMutation(useAccountFailure());
  const read = useCallback(() => fetchBots().then(setKnown, () => {}), []);
  useEffect(() => void read(), [read]);
  if (known === null) return null;
  /** However it ends, the list is read again: an answer that was lost says nothing of what was done. */
  const change = (what: string, deed: () => Promise<unknown>) => act(what, () => deed().finally(read));
  const make = (name: string) =>
    change(`make ${name}`, async () => setTold({ name, token: await makeBot(name) }));
  const renew = ({ id, name }: Bot) =>
    change(`renew ${id}`, async () => setTold({ name, token: await newTokenOf(id) }));
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
              onRenew={() => void renew(bot)}
              onWithdraw={() => void change(`withdraw ${bot.id}`, () => withdrawBot(bot.id))}
            />
          ))}
        </ul>
      )}
      {known.bots.length < known.most ? (
        <NewBot isBusy={isBusy} onMake={make} />
      ) : (
        <p className="soft">{words.full(known.most)}</p>
      )}
      {said}
    </Part>
  );
};

/** @param onMake returns whether it is made: until then its name stays where it was typed */
const NewBot = ({ isBusy, onMake }: { isBusy: boolean; onMake: (name: string) => Promise<boolean> }) => {
  const words = useWords(botsWords);
  const id = useId();
  const [name, setName] = useState('');
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== '' && (await onMake(wanted))) setName(now => (now.trim() === wanted ? '' : now));
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
      <button type="submit" aria-disabled={isBusy}>
        {words.make}
      </button>
    </form>
  );
};

const Token = ({ name, token, onDone }: Told & { onDone: () => void }) => {
  const words = useWords(botsWords);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(token, field);
  useEffect(() => field.current?.focus(), []);
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
        <button type="button" onClick={copy}>
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
          {bot.ratings.map(({ game, pace, points }) =>
            isGameId(game) ? (
              <RatedIn key={`${game} ${pace}`} game={game} pace={pace} points={points} />
            ) : null,
          )}
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

const RatedIn = ({ game, pace, points }: { game: GameId; pace: Pace; points: number }) => {
  const words = useWords(ratingWords);
  return (
    <>
      {' · '}
      {words.of(useGameName(game), words.pace[pace])} {Math.round(points)}
    </>
  );
};
