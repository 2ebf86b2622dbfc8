import { Suspense, useEffect, useState } from 'react';
import { type GameId, isGameId, metaOf } from '../../../game/index.ts';
import { usualLevel } from '../../../game/shared/bots/levels.ts';
import { handedOn } from '../../../game/shared/handed-on.ts';
import { CLIENT_GAMES, useGameName } from '../../games/index.ts';
import { matchOfDay } from '../../match/daily/kept-deals.ts';
import { keptName } from '../../match/lobby/player-name.ts';
import { loadTable } from '../../match/local/loaded-table.ts';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useSearchParams } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { Page } from '../frame/page.tsx';
import '../../match/local/local.css';
import { dockBeside } from '../../match/local/debug/dock.ts';
import { type DebugState, openDebugDesk, useDebugPanel } from '../../match/local/debug/use-debug-panel.ts';
import {
  forgetMatch,
  isUnderWay,
  type Kept,
  keptMatch,
  type LocalSetup,
  putMatchAside,
  type SavedMatch,
} from '../../match/local/saved-match.ts';
import { quickSetup, usualPlayers } from '../../match/local/setup-choice.ts';
import { localWords } from '../../match/local/words.ts';
import { randomText } from '../../ui/random-text.ts';
import { NotFound } from '../frame/empty-page.tsx';
import { LocalMatchPage, type StartedMatch } from './local-match.tsx';

const DebugDesk = loadedPart(() => import('../../match/local/debug/desk.tsx').then(desk => desk.DebugDesk));
const SetUpForm = loadedPart(() => import('./set-up-form.tsx').then(form => form.SetUpForm));

/** Loads what the page is going to show, where that is a table. */
export const loadFirstTable = async (game: string | undefined, query: URLSearchParams): Promise<void> => {
  if (isDesk(query)) return;
  if (isGameId(game) && (query.has('quick') || query.has('day') || keptMatch(game).kind === 'saved'))
    await loadTable(game);
};

/** Is the debug panel asked for? Then this page is what stands around both, and the match has a frame of its own. */
const isDesk = (query: URLSearchParams): boolean => query.has('debug') && dockBeside(window) === null;

/** `/local/:game`: a match in this browser, from its set-up to its end. `?quick` begins at once, `?quick=easy` against such bots, `?day=2026-11-28` with the deal of that day, `?debug` beside the debug panel. */
export const Local = () => {
  const { game } = useParams();
  const [query, setQuery] = useSearchParams();
  const desk = isDesk(query);
  const [isQuick] = useState(query.has('quick'));
  const quick = query.has('quick');
  // The frame has it: a reload of both must not begin another match.
  useEffect(() => {
    if (desk && quick) setQuery(without(query, 'quick'), { replace: true });
  }, [desk, quick, query, setQuery]);
  if (!isGameId(game)) return <NotFound />;
  if (!desk) return <LocalOf key={game} game={game} />;
  return (
    <Suspense>
      <DebugDesk key={game} game={game} quick={isQuick} />
    </Suspense>
  );
};

type Shown =
  | { readonly at: 'set-up'; readonly notice: 'damaged' | 'outdated' | null }
  | { readonly at: 'question'; readonly kept: StartedMatch; readonly begin: () => Shown }
  /** It goes on in another tab, or another match does that was begun there. */
  | { readonly at: 'elsewhere'; readonly isAnother: boolean }
  | { readonly at: 'table'; readonly started: StartedMatch };

const LocalOf = ({ game }: { game: GameId }) => {
  const words = useWords(localWords);
  const gameName = useGameName(game);
  const [query, setQuery] = useSearchParams();
  const day = query.get('day');
  const quick = query.has('quick') || day !== null;
  const debug = useDebugPanel();

  const begun = (setup: LocalSetup): Shown => {
    const saved = { ...setup, seed: randomText(), moves: [], over: false };
    return { at: 'table', started: { saved, key: saved.seed } };
  };
  const beginQuick = (): Shown => {
    const name = keptName() || words.player(1);
    if (day !== null) {
      const saved = matchOfDay(game, day, name);
      return saved === null ? { at: 'set-up', notice: null } : { at: 'table', started: startedOf(saved) };
    }
    const meta = metaOf(game);
    return begun(
      quickSetup(
        name,
        usualPlayers(meta.seats),
        meta.bots.find(level => level === query.get('quick')) ?? usualLevel(meta) ?? 'random',
        meta.defaults,
      ),
    );
  };
  const [shown, setShown] = useState<Shown>(() => firstShown(keptMatch(game), quick, beginQuick, day));
  // Said once; there is nothing in it to keep.
  const isUnusable = shown.at === 'set-up' && shown.notice !== null;
  useEffect(() => {
    if (isUnusable) putMatchAside(game);
  }, [isUnusable, game]);
  // `?quick` has been handled: a reload continues the match instead of starting another.
  const show = (next: Shown) => {
    setShown(next);
    if (quick) setQuery(without(query, 'quick', 'day'), { replace: true });
  };
  /** A match that was begun in another tab is not lost without a question. */
  const begin = (setup: LocalSetup) => {
    const kept = keptMatch(game);
    if (isUnderWay(kept)) show({ at: 'question', kept: startedOf(kept.match), begin: () => begun(setup) });
    else show(begun(setup));
  };

  if (shown.at === 'table') {
    // The match waits for the panel, rather than be opened twice.
    if (debug.status === 'loading') return null;
    return (
      <LocalMatchPage
        key={shown.started.key}
        game={game}
        started={shown.started}
        debug={debug.panel}
        onAgain={({ seats, options, handOver }) => begin({ seats: handedOn(seats), options, handOver })}
        onNew={() => {
          forgetMatch(game);
          show({ at: 'set-up', notice: null });
        }}
        onUnplayable={() => show({ at: 'set-up', notice: 'outdated' })}
        onTaken={() => {
          const kept = keptMatch(game);
          const isAnother = kept.kind !== 'saved' || kept.match.seed !== shown.started.saved.seed;
          show({ at: 'elsewhere', isAnother });
        }}
        onBegun={() => quick && setQuery(without(query, 'quick', 'day'), { replace: true })}
      />
    );
  }
  if (shown.at === 'question') {
    return (
      <Page title={words.running(gameName)} plate="senet" isBare>
        <p className="local-lead">{words.runningLead}</p>
        <div className="local-buttons">
          <button
            type="button"
            className="button-primary"
            onClick={() => show({ at: 'table', started: shown.kept })}
          >
            {words.goOn}
          </button>
          <button type="button" onClick={() => show(shown.begin())}>
            {words.beginNew}
          </button>
        </div>
      </Page>
    );
  }
  if (shown.at === 'elsewhere') {
    const said = words[shown.isAnother ? 'another' : 'elsewhere'];
    return (
      <Page title={said.title(gameName)} plate="senet" isBare>
        <p className="local-lead">{said.lead}</p>
        <div className="local-buttons">
          <button
            type="button"
            className="button-primary"
            onClick={() => show(firstShown(keptMatch(game), false, beginQuick))}
          >
            {said.goOn}
          </button>
        </div>
      </Page>
    );
  }
  return (
    <Page title={words.title(gameName)} plate="senet">
      {shown.notice !== null && (
        <p className="local-notice" role="alert">
          {words[shown.notice]}
        </p>
      )}
      <p className="local-lead">
        {words.lead} {CLIENT_GAMES[game].lesson !== null && <Link to={`/learn/${game}`}>{words.learn}</Link>}
      </p>
      <Suspense>
        <SetUpForm game={game} onBegin={begin} />
        <DebugButton debug={debug} />
      </Suspense>
    </Page>
  );
};

const startedOf = (saved: SavedMatch): StartedMatch => ({ saved, key: saved.seed });

/** What the page opens with: a match kept here goes on, unless another is asked for and it is worth a question. */
const firstShown = (
  kept: Kept,
  quick: boolean,
  beginQuick: () => Shown,
  day: string | null = null,
): Shown => {
  if (kept.kind === 'damaged' || kept.kind === 'outdated') return { at: 'set-up', notice: kept.kind };
  // The deal of that day is under way here already.
  if (day !== null && isUnderWay(kept) && kept.match.given?.day === day)
    return { at: 'table', started: startedOf(kept.match) };
  if (quick && isUnderWay(kept)) return { at: 'question', kept: startedOf(kept.match), begin: beginQuick };
  if (quick) return beginQuick();
  if (kept.kind === 'none') return { at: 'set-up', notice: null };
  return { at: 'table', started: startedOf(kept.match) };
};

const DebugButton = ({ debug: { status } }: { debug: DebugState }) => {
  const words = useWords(localWords);
  if (status === 'failed') return <p role="alert">{words.debugFailed}</p>;
  if (status !== 'off') return null;
  return (
    <details className="local-debug">
      <summary>{words.developers}</summary>
      <button type="button" className="button-plain" onClick={openDebugDesk}>
        {words.debug}
      </button>
    </details>
  );
};

const without = (query: URLSearchParams, ...keys: readonly string[]): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const key of keys) rest.delete(key);
  return rest;
};
