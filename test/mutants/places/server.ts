import type { Place } from '../place.ts';

/** Commands, sockets, lobby, storage, limits and deadlines. */
export const SERVER: readonly Place[] = [
  {
    file: 'src/server/match/moves.ts',
    text: "  if (version !== stored.version) return refuse('outdated');\n",
    broken: '',
    fault: 'what a bot chose in sight of an earlier state is played',
  },
  {
    file: 'src/server/match/moves.ts',
    text: 'stored.control.acknowledged[seat]?.includes(id) === true',
    broken: 'false',
    fault: 'a move that is sent twice is made twice',
  },
  {
    file: 'src/server/match/seating.ts',
    text: "  if (isTaken(player)) return refuse('seat-taken');\n",
    broken: '',
    fault: 'a seat can be taken from whoever sits there',
  },
  {
    file: 'src/server/match/deadlines.ts',
    text: '(seat === acted ? undefined : before[seat]) ?? otherwise',
    broken: 'otherwise',
    fault: 'a move of somebody else gives time anew',
  },
  {
    file: 'src/server/match/credentials.ts',
    text: 'shown.length === expected.length && timingSafeEqual(shown, expected)',
    broken: 'shown.length === expected.length',
    fault: 'any secret opens any seat',
  },
  {
    file: 'src/server/match/serial-queue.ts',
    text: 'if (this.#tails.get(key) === tail) this.#tails.delete(key);',
    broken: 'this.#tails.delete(key);',
    fault: 'two commands of one match run at the same time',
  },
  {
    file: 'src/server/match/offers.ts',
    text: 'offer === undefined || offer.until <= now.at',
    broken: 'offer === undefined',
    fault: 'a link to a seat can be used for ever',
  },
  {
    file: 'src/server/transport/view-room.ts',
    text: '    if (version <= this.#shown.version) return true;\n',
    broken: '',
    fault: 'what is late is shown over what is newer',
  },
  {
    file: 'src/server/transport/outbound.ts',
    text: 'redact === true && payload.playerID !== playerIDOf(seat) ? null',
    broken: 'redact === true && seat === null ? null',
    fault: 'the other players are told what was chosen in secret',
  },
  {
    file: 'src/wire/from-page.ts',
    text: 'z.union([z.string().max(64), z.number()])',
    broken: 'z.any()',
    fault: 'arguments of moves may be anything',
  },
  {
    file: 'src/server/transport/message-handlers.ts',
    text: "    if (session.seat !== seat) return 'not-joined';\n",
    broken: '',
    fault: 'a page may move for another seat than its own',
  },
  {
    file: 'src/server/storage/writes.ts',
    text: "'DELETE FROM match WHERE id = ? AND version = ?'",
    broken: "'DELETE FROM match WHERE id = ? AND 0 < ?'",
    fault: 'a match is removed though somebody has changed it meanwhile',
  },
  {
    file: 'src/server/storage/commit-group.mjs',
    text: "      if (i === 0 && changes !== 1) return 'conflict';\n",
    broken: '',
    fault: 'of two who write the same version both believe to be first',
  },
  {
    file: 'src/server/storage/statements.ts',
    text: 'AND (since, id) < (:since, :id) AND since > :sinceAfter',
    broken: 'AND since < :since AND since > :sinceAfter',
    fault: 'matches of the same millisecond are lost between two pages',
  },
  {
    file: 'src/wire/player-name.ts',
    text: "name => !/^bot\\s*:/i.test(name.normalize('NFKC'))",
    broken: 'name => !/^bot\\s*:/i.test(name)',
    fault: 'a name in full-width letters passes for a bot’s',
  },
  {
    file: 'src/server/limits/buckets.ts',
    text: 'Math.min(fullAt, now + 2 * this.#duration)',
    broken: 'fullAt',
    fault: 'what is owed grows without end',
  },
  {
    file: 'src/server/schedule/scheduler.ts',
    text: '    if (this.#missed.delete(id)) this.expect(this.#now());\n',
    broken: '    this.#missed.delete(id);\n',
    fault: 'a deadline that comes while another one is acted on is forgotten',
  },
  {
    file: 'src/server/http/origin.ts',
    text: 'new URL(origin).host === host',
    broken: "new URL(origin).hostname === host?.split(':')[0]",
    fault: 'a page of another port may use the server',
  },
];
