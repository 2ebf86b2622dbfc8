import { type ReactNode, useEffect, useState } from 'react';
import { isCommitment } from '../../../game/commitment.ts';
import { type GameId, isGameId } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { useGameName } from '../../games/index.ts';
import { notedSealOf } from '../../match/proof/noted-seals.ts';
import { FaultText } from '../../match/replay/fault.tsx';
import { FileChoice } from '../../ui/file-choice.tsx';
import { usePageFailure } from '../../ui/hooks/page-failure.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { Page } from '../frame/page.tsx';
import { type Check, checkRecord, type Verdict } from './check-record.ts';
import './proof.css';
import { proofWords } from '../../match/proof/words.ts';
import '../../match/proof/seal.css';
import { fetchRecordText, UnfetchedRecord } from '../../match/records/fetch-record.ts';
import { type ReadRecord, readRecordText, UnreadableRecord } from '../../match/records/read-record.ts';
import '../../match/replay/replay.css';
import { replayWords } from '../../match/replay/words.ts';
import { NotFound } from '../frame/empty-page.tsx';

/** `/proof`: checks a match record from a file; `/proof/:game/:id`: that of a match on the server. */
export const Proof = () => {
  const { game, id } = useParams();
  if (id === undefined) return <ProofOf key="file" />;
  return isGameId(game) ? <ProofOf key={`${game}/${id}`} match={{ game, id }} /> : <NotFound />;
};

type OnServer = { readonly game: GameId; readonly id: string };
type Shown =
  | { readonly at: 'choice' }
  | { readonly at: 'checking' }
  | { readonly at: 'problem'; readonly problem: UnreadableRecord | UnfetchedRecord }
  | { readonly at: 'record'; readonly read: ReadRecord };

const ProofOf = ({ match }: { match?: OnServer }) => {
  const words = useWords(proofWords);
  const fail = usePageFailure();
  const [shown, setShown] = useState<Shown>({ at: match === undefined ? 'choice' : 'checking' });
  const open = async (reading: Promise<string>) => {
    setShown({ at: 'checking' });
    try {
      setShown({ at: 'record', read: readRecordText(await reading) });
    } catch (problem) {
      const isKnown = problem instanceof UnreadableRecord || problem instanceof UnfetchedRecord;
      if (isKnown) setShown({ at: 'problem', problem });
      else fail(problem);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened with, once
  useEffect(() => {
    if (match !== undefined) void open(fetchRecordText(match.game, match.id));
  }, []);
  return (
    <Page title={words.title} plate="scales">
      <div className="proof">
        <p className="page-lead">{words.lead}</p>
        {shown.at === 'record' && <CheckedRecord read={shown.read} />}
        {shown.at === 'checking' && <p role="status">{words.checking}</p>}
        {shown.at === 'problem' && <Problem problem={shown.problem} />}
        <FileChoice
          label={shown.at === 'choice' ? words.choose : words.another}
          isPrimary={shown.at === 'choice'}
          onText={text => void open(text)}
        />
        <h2>{words.meaning}</h2>
        <p>{words.proves}</p>
        <p>{words.not}</p>
      </div>
    </Page>
  );
};

/** A record, the seal to compare with, and what comes of it. */
const CheckedRecord = ({ read }: { read: ReadRecord }) => {
  const words = useWords(proofWords);
  const gameName = useGameName(read.game);
  const fail = usePageFailure();
  const { proof, seed, names } = read.record;
  const kept = proof === undefined ? null : notedSealOf(proof.match);
  const [written, setWritten] = useState(kept ?? '');
  const [checks, setChecks] = useState<readonly Check[] | null>(null);
  const noted = written.trim().toLowerCase();
  const isSeal = noted === '' || isCommitment(noted);
  const comparedWith = isSeal && noted !== '' ? noted : null;
  useEffect(() => {
    let isGone = false;
    checkRecord(read, comparedWith).then(done => !isGone && setChecks(done), fail);
    return () => {
      isGone = true;
    };
  }, [read, comparedWith, fail]);
  return (
    <>
      <h2>{words.of(gameName, names.map(isolated).join(', '))}</h2>
      <label className="proof-noted">
        <span>{words.noted}</span>
        <input
          value={written}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={!isSeal}
          aria-describedby="proof-noted-hint"
          onChange={event => setWritten(event.currentTarget.value)}
        />
        <small id="proof-noted-hint" role={isSeal ? undefined : 'alert'}>
          {!isSeal ? words.notedWrong : kept !== null && noted === kept ? words.notedByPage : ''}
        </small>
      </label>
      {checks === null ? <p role="status">{words.checking}</p> : <CheckList checks={checks} />}
      {proof !== undefined && (
        <dl className="match-seal-values">
          <dt>{words.seal}</dt>
          <dd>{proof.commitment}</dd>
          {seed !== undefined && (
            <>
              <dt>{words.seed}</dt>
              <dd>{seed}</dd>
            </>
          )}
          {proof.salt !== undefined && (
            <>
              <dt>{words.salt}</dt>
              <dd>{proof.salt}</dd>
            </>
          )}
        </dl>
      )}
      <Link className="button" to="/replay" state={{ record: read.record }}>
        {words.replay}
      </Link>
    </>
  );
};

const Problem = ({ problem }: { problem: UnreadableRecord | UnfetchedRecord }) => {
  const words = useWords(proofWords);
  const replay = useWords(replayWords);
  return (
    <p className="replay-failure" role="alert">
      {problem instanceof UnfetchedRecord ? (
        replay[problem.why]
      ) : (
        <>
          {words.unreadable} {words.reason} <FaultText problem={problem.message} />
        </>
      )}
    </p>
  );
};

const SIGNS: { readonly [V in Verdict]: ReactNode } = {
  right: <path d="M5 13l5 5L19 7" fill="none" stroke="currentColor" strokeWidth="3" />,
  wrong: <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="3" />,
  open: <path d="M5 12h14" fill="none" stroke="currentColor" strokeWidth="3" />,
};

/** What was checked of a record, in words, one step after the other. */
const CheckList = ({ checks }: { checks: readonly Check[] }) => {
  const words = useWords(proofWords);
  return (
    <>
      <p className="proof-verdict" role="status" data-verdict={verdictOf(checks)}>
        {words.verdictOf[verdictOf(checks)]}
      </p>
      <ol className="proof-checks">
        {checks.map(({ name, verdict, why, fault }) => (
          <li key={name} data-verdict={verdict}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {SIGNS[verdict]}
            </svg>
            <h3>
              {words.check[name]} <span>({words.sign[verdict]})</span>
            </h3>
            <p>
              {why === 'right' ? words.why.right[name] : words.why[why]}
              {fault !== undefined && (
                <>
                  {' '}
                  {fault.event !== null && words.event(fault.event)} <FaultText problem={fault.problem} />
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
};

const verdictOf = (checks: readonly Check[]): Verdict => {
  if (checks.some(({ verdict }) => verdict === 'wrong')) return 'wrong';
  return checks.every(({ verdict }) => verdict === 'right') ? 'right' : 'open';
};
