import { useCallback, useEffect, useState } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { LobbyError } from '../../match/lobby/api.ts';
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

type State = 'asking' | 'nobody' | 'failed' | Profile;

const PersonOf = ({ name }: { name: string }) => {
  const words = useWords(peopleWords);
  const [state, setState] = useState<State>('asking');
  const ask = useCallback(() => {
    fetchProfile(name).then(setState, error =>
      setState(error instanceof LobbyError && error.status === 404 ? 'nobody' : 'failed'),
    );
  }, [name]);
  useEffect(ask, [ask]);
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
        {state === 'asking' ? (
          <p role="status">{words.loading}</p>
        ) : (
          <>
            <p className="page-lead" role="alert">
              {words.failed}
            </p>
            <button type="button" onClick={ask}>
              {words.again}
            </button>
          </>
        )}
      </Page>
    );
  }
  return (
    <Page title={isolated(state.name)} wide>
      <Head profile={state} onChanged={ask} />
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
