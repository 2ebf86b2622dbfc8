import { isRefusal, type Refusal } from './commands.ts';
import type { Done } from './matches.ts';
import type { StoredMatch } from './stored-match.ts';

/** What others did first is as good as done. */
const OVERTAKEN = new Set(['outdated', 'unknown-match']);

/**
 * Whatever is due and leaves the match as it was is due again at once, and so for ever.
 * @throws where a command that was due came to nothing
 */
export const assertProgress = (match: StoredMatch, done: Refusal | Done): void => {
  const wasOvertaken = isRefusal(done) ? OVERTAKEN.has(done.refused) : done.match?.version !== match.version;
  if (wasOvertaken) return;
  const why = isRefusal(done) ? done.refused : 'nothing has changed';
  throw new Error(`what was due in match ${match.id} came to nothing: ${why}`);
};
