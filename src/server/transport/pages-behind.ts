import type { Tell } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import type { Pages } from './pages.ts';
import { sendMatch } from './sync.ts';

/** Shows pages the whole match again when it has changed on another server. */
export const pagesBehind = (pages: Pages, matches: Matches) => {
  const told = new Map<string, number>();
  return {
    matches: () => pages.matches(),
    seatsHere: (id: string) => pages.seatsHere(id),
    versionAt: (id: string) => told.get(id) ?? null,
    behind: (id: string, version: number, tell: readonly Tell[]) => {
      const there = pages.at(id);
      if (there.length === 0) return;
      told.set(id, version);
      for (const session of there) {
        for (const each of tell) {
          if (each.kind !== 'chat') continue;
          const said = { id: each.id, sender: String(each.seat), payload: each.text };
          session.socket.emit('chat', id, said);
        }
        void sendMatch(matches, pages, session).catch(() => {});
      }
    },
  };
};
