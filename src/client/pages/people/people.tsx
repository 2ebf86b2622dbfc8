import { useCallback } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { once, usePolled } from '../../match/club/use-polled.ts';
import { fetchProfile, type Profile } from '../../match/member/people/people.ts';
import { useMember } from '../../match/member/who.ts';
import { Cartouche } from '../../ui/cartouche/art/cartouche.tsx';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { Page } from '../frame/page.tsx';
import { BlockPart } from './block-part.tsx';
import { PlayedPart, RivalsPart } from './played-part.tsx';
import { RatingsPart } from './ratings-part.tsx';
import { ResultsPart } from './results-part.tsx';
import '../../match/lobby/lobby.css';
import '../../match/menu/match-menu.css';
import './people.css';
import { peopleWords } from './words.ts';

/** `/people/:name`: what everybody may know of a member. */
export const People = () => {
  const { name = '' } = useParams();
  return <PersonOf key={name} name={name} />;
};

const PersonOf = ({ name }: { name: string }) => {
  const words = useWords(peopleWords);
  const told = usePolled<Profile>(
    useCallback(() => fetchProfile(name), [name]),
    once,
  );
  const { state } = told;
  if (state === 'nobody') {
    return (
      <Page title={words.nobody} plate="night" isBare>
        <p className="page-lead">{words.nobodyLead}</p>
        <Link className="button" to="/">
          {words.home}
        </Link>
      </Page>
    );
  }
  if (typeof state === 'string') {
    return (
      <Page title={isolated(name)}>
        <Unanswered told={told} />
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

const Head = ({ profile, onChanged }: { profile: Profile; onChanged: () => void }) => {
  const words = useWords(peopleWords);
  const { language } = useLanguage();
  const who = useMember();
  const { name, since } = profile;
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(since);
  return (
    <div className="people-head">
      <Cartouche name={name} size={84} />
      <div>
        <p className="people-soft">{words.since(day)}</p>
        {who?.name === name ? (
          <p className="people-soft">
            {words.own} <Link to="/me">{words.toMe}</Link>
          </p>
        ) : (
          who !== null && <BlockPart profile={profile} onChanged={onChanged} />
        )}
      </div>
    </div>
  );
};
