import { commitmentVerdict } from '../../../game/commitment.ts';
import { loadReferee, loadRules } from '../../../game/index.ts';
import { isFinished } from '../../../game/record.ts';
import { type Fault, faultOf } from '../../../game/referee.ts';
import type { ReadRecord } from '../../match/records/read-record.ts';

/** What is looked at, in the order in which it is told. */
const CHECKS = ['seal', 'noted', 'deal', 'moves'] as const;
export type CheckName = (typeof CHECKS)[number];

/** `open`: there is nothing to check it by (yet). */
export type Verdict = 'right' | 'wrong' | 'open';

export type Check = {
  readonly name: CheckName;
  readonly verdict: Verdict;
  /** Why, among the reasons that the page has words for. */
  readonly why: 'right' | 'broken' | 'untold' | 'sealed' | 'none' | 'other' | 'unnoted' | 'fault';
  /** Where an event is to blame: which, and the referee's own words, which name the fields of the format. */
  readonly fault?: Fault;
};

/**
 * Checks a record: that seed and salt give the hash it names, that this is the hash that was noted down, that the seed
 * gives all that chance brought, and that every move and the result are by the rules.
 * @param noted the hash that was shown when the match was made, or null where nobody has it
 */
export const checkRecord = async (
  { record, game, options }: ReadRecord,
  noted: string | null,
): Promise<readonly Check[]> => {
  const [{ rules }, referee] = await Promise.all([loadRules(game), loadReferee(game)]);
  const moves = faultOf(record, rules, referee, options, true);
  const deal =
    record.seed === undefined
      ? null
      : referee.againstSeed(record.seed, record.players, options, record.events);
  return [
    sealOf(record),
    notedOf(record.proof?.commitment, noted),
    record.seed === undefined
      ? { name: 'deal', verdict: 'open', why: isFinished(record) ? 'untold' : 'sealed' }
      : checkOf('deal', deal),
    checkOf('moves', moves),
  ];
};

const sealOf = (record: ReadRecord['record']): Check => {
  const { kind } = commitmentVerdict(record, null);
  if (kind === 'kept') return { name: 'seal', verdict: 'right', why: 'right' };
  const isOpen = kind === 'sealed' || kind === 'none';
  return { name: 'seal', verdict: isOpen ? 'open' : 'wrong', why: kind };
};

const notedOf = (commitment: string | undefined, noted: string | null): Check => {
  if (noted === null) return { name: 'noted', verdict: 'open', why: 'unnoted' };
  if (commitment === noted) return { name: 'noted', verdict: 'right', why: 'right' };
  return { name: 'noted', verdict: 'wrong', why: commitment === undefined ? 'none' : 'other' };
};

const checkOf = (name: CheckName, fault: Fault | null): Check =>
  fault === null ? { name, verdict: 'right', why: 'right' } : { name, verdict: 'wrong', why: 'fault', fault };
