import { useCallback } from 'react';
import { GAME_IDS } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { ONCE, usePolled } from '../../match/club/use-polled.ts';
import { fetchBot, type KnownBot } from '../../match/member/people/bots.ts';
import { fetchProfile, type Profile } from '../../match/member/people/people.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { useMember } from '../../match/member/who.ts';
import { Cartouche } from '../../ui/cartouche/art/cartouche.tsx';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { EmptyPage } from '../frame/empty-page.tsx';
import { Page } from '../frame/page.tsx';
import { BlockPart } from './block-part.tsx';
import { PlayedPart, PlayedTable, RivalsPart } from './played-part.tsx';
import { RatingsPart, RatingsTable } from './ratings-part.tsx';
import { ResultsPart } from './results-part.tsx';
import '../../match/lobby/lobby.css';
import './people.css';
import { peopleWords } from './words.ts';

/** `/people/:name`: what everybody may know of a member. */
export const People = () => {
  const { name = '' } = useParams();
  return <PersonOf key={name} name={name} />;
};

const PersonOf = ({ name }: { name: string }) => {
  const told = usePolled<Profile>(
    useCallback(() => fetchProfile(name), [name]),
    ONCE,
  );
  const { state } = told;
  if (state === 'nobody') return <BotOf name={name} />;
  if (typeof state === 'string') {
    return (
      <Page title={isolated(name)}>
        <Unanswered polled={told} />
      </Page>
    );
  }
  return (
    <Page title={isolated(state.name)} wide>
      <Head profile={state} onChanged={told.ask} />
      <div className="people">
        <div className="people-column">
          <RatingsPart profile={state} />
          <ResultsPart profile={state} />
        </div>
        <div className="people-column">
          <PlayedPart profile={state} />
          <RivalsPart profile={state} />
        </div>
      </div>
    </Page>
  );
};

/** The same of a program that is called so, or that nobody is. */
const BotOf = ({ name }: { name: string }) => {
  const words = useWords(peopleWords);
  const told = usePolled<KnownBot>(
    useCallback(() => fetchBot(name), [name]),
    ONCE,
  );
  const { state } = told;
  if (state === 'nobody') return <EmptyPage title={words.nobody} lead={words.nobodyLead} />;
  if (typeof state === 'string') {
    return (
      <Page title={isolated(name)}>
        <Unanswered polled={told} />
      </Page>
    );
  }
  const { owner, ratings, played } = state;
  return (
    <Page title={isolated(state.name)}>
      <p className="page-lead">
        {owner === null ? (
          words.bot
        ) : (
          <>
            {words.botOf}{' '}
            <Link to={profileAddress(owner)}>
              <bdi>{owner}</bdi>
            </Link>
            .
          </>
        )}{' '}
        {words.botMatches}
      </p>
      <Part title={words.ratings}>
        {ratings.length === 0 ? (
          <p className="soft">{words.noRatings}</p>
        ) : (
          <RatingsTable ratings={ratings} />
        )}
        <p>
          <Link to={`/leaders/${ratings[0]?.game ?? GAME_IDS[0]}`}>{words.leaders}</Link>
        </p>
      </Part>
      {played.length > 0 && (
        <Part title={words.played}>
          <PlayedTable played={played} />
          <p className="soft">{words.botLatest}</p>
        </Part>
      )}
    </Page>
  );
};

const Head = ({ profile, onChanged }: { profile: Profile; onChanged: () => void }) => {
  const words = useWords(peopleWords);
  const { language } = useLanguage();
  const who = useMember();
  const { name, since, holiday } = profile;
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' });
  return (
    <div className="people-head">
      <Cartouche name={name} size={84} />
      <div>
        <p className="soft">{words.since(day.format(since))}</p>
        {holiday !== undefined && <p>{words.onHoliday(day.format(holiday))}</p>}
        {who?.name === name ? (
          <p className="soft">
            {words.own} <Link to="/me">{words.toMe}</Link>
          </p>
        ) : (
          who !== null && <BlockPart profile={profile} onChanged={onChanged} />
        )}
      </div>
    </div>
  );
};
