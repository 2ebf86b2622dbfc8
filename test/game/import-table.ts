import { type Import, sourceFiles } from './source.ts';

/** Tells and reads what has happened in a match: no rule and no state. */
const EVENTS = ['actions', 'log-events', 'packed-events'].map(file => `src/game/framework/${file}.ts`);
/** What the server and the pages around a board may know of the games: nothing of any one of them. */
const ANY_GAME = [
  ...EVENTS,
  ...[
    'index',
    'contract',
    'commitment',
    'data-hash',
    'record',
    'referee',
    'drive',
    'bot-move',
    'print-position',
    'coach',
    'mistake',
    'exercise',
    'review',
    'hint',
  ].map(file => `src/game/${file}.ts`),
  'src/game/shared/',
];
/** What is said between server and pages. A page knows it by its types alone: it checks nothing, and loads no schemas. */
const WIRE = 'src/wire/';
const WIRE_TYPES = { types: WIRE };
/** Where the pages of the site are: known to the server, to pages and to what runs beside them. */
const SITE = 'src/site/';
const REACT = ['react', 'react-dom'];
const ANY_PACKAGE = [''];
/** The floors of the client, from the ground: each may know those below it. */
const UI = ['src/client/ui/'];
const TABLE_FLOOR = ['src/client/table/', ...UI];
/** What every game may use of its own floor: types and parts of lessons, galleries and pages of rules. */
const FOR_GAMES = ['lesson', 'gallery', 'rules-page', 'thinking'].map(room => `src/client/games/${room}/`);
const AROUND_BOARDS = [...FOR_GAMES, ...TABLE_FLOOR, 'src/site/number-in-words.ts'];
const GAMES_FLOOR = ['src/client/games/', ...TABLE_FLOOR];
const MATCH_FLOOR = ['src/client/match/', ...GAMES_FLOOR];

/**
 * Who may import whom: anything of it, its types alone, or what is loaded when it is wanted. A path stands for itself and, with a
 * stroke at its end, for everything below.
 */
type Rooms = readonly (string | { readonly types: string } | { readonly loaded: string })[];
type Row = { readonly from: RegExp; readonly own: Rooms; readonly packages: Rooms };

const NOBLE = ['@noble/ciphers', '@noble/hashes'];
const FRAMEWORK = ['boardgame.io', 'boardgame.io/'];
const RULEBOOK = ['src/game/auction/', 'src/game/shared/', 'src/game/contract.ts'];

/** The games of the auction, and those that share nothing but `shared` with others. */
const AUCTION_GAMES = ['priests-of-ra', 'ra'];
/** A folder with a `game.ts`, its page of phases and moves, is a game. */
const GAMES = sourceFiles('src/game').flatMap(
  path => path.match(/^src\/game\/([^/]+)\/game\.ts$/)?.[1] ?? [],
);
/** A folder of the client's pages is a page. */
const PAGES = [
  ...new Set(sourceFiles('src/client/pages').flatMap(path => path.match(/pages\/([^/]+)\//)?.[1] ?? [])),
];
const OTHER_GAMES = GAMES.filter(game => !AUCTION_GAMES.includes(game));
/** The part of the rules that a page or a bot may not know: what makes or holds the bag. */
const HIDDEN = [
  ...['auction', ...GAMES].flatMap(room =>
    ['setup', 'bag', 'index', 'referee', 'rules-in-play'].map(file => `src/game/${room}/${file}.ts`),
  ),
  ...['drive', 'step', 'stored-state'].map(file => `src/game/framework/${file}.ts`),
];
/** Where whole matches are run in the page, or made up: hidden parts are at home there. */
const RUNS_MATCHES =
  /^src\/client\/(match\/(local|records|replay)|pages\/(learn|local|replay)|games\/gallery)\/|^src\/client\/games\/[^/]+\/(gallery|lesson)/;

const SEES_A_VIEW = (path: string): boolean =>
  (path.startsWith('src/client/') && !RUNS_MATCHES.test(path)) || /^src\/game\/[^/]+\/bot\//.test(path);

/** The rooms of one game under src/game; `rulebook` is what it shares with others. */
function rowsOf(game: string, rulebook: Rooms): Row[] {
  const room = `src/game/${game}/`;
  const row = (file: string, more: Rooms, packages: Rooms = []): Row => ({
    from: new RegExp(`^${room}${file}`),
    own: [room, ...rulebook, ...more],
    packages,
  });
  return [
    row('game\\.ts$', ['src/game/define-game.ts']),
    row('index\\.ts$', ['src/game/offer-game.ts']),
    row('', [{ types: 'src/game/referee.ts' }, { types: 'src/game/coach.ts' }]),
  ];
}

/** The rooms of the server, each with what it may know beside itself and the games' common side. */
function serverRows(rooms: Readonly<Record<string, Rooms>>): Row[] {
  return Object.entries(rooms).map(([room, own]) => ({
    from: new RegExp(`^src/server/${room}/`),
    own: [`src/server/${room}/`, WIRE, ...ANY_GAME, ...own],
    packages: ANY_PACKAGE,
  }));
}

/** The first row that fits a file is the one that holds. */
const TABLE: readonly Row[] = [
  // what every game may use
  {
    from: /^src\/game\/shared\//,
    own: ['src/game/shared/', { types: 'src/game/contract.ts' }],
    packages: NOBLE,
  },
  {
    from: /^src\/game\/auction\//,
    own: [
      'src/game/auction/',
      'src/game/shared/',
      { types: 'src/game/contract.ts' },
      { types: 'src/game/referee.ts' },
      { types: 'src/game/coach.ts' },
    ],
    packages: [],
  },
  {
    from: /^src\/game\/framework\//,
    own: ['src/game/framework/', 'src/game/shared/', 'src/game/contract.ts', 'src/game/drive.ts'],
    packages: FRAMEWORK,
  },
  // one game: what shows it to the registry, and the rest
  ...AUCTION_GAMES.flatMap(game => rowsOf(game, RULEBOOK)),
  ...OTHER_GAMES.flatMap(game => rowsOf(game, ['src/game/shared/', 'src/game/contract.ts'])),
  // contract, registry, record, referee, drivers: only the list of games knows each by name
  { from: /^src\/game\/contract\.ts$/, own: [{ types: 'src/game/shared/' }], packages: [] },
  { from: /^src\/game\/games\.ts$/, own: GAMES.map(game => `src/game/${game}/index.ts`), packages: [] },
  { from: /^src\/game\/index\.ts$/, own: [...ANY_GAME, 'src/game/games.ts'], packages: [] },
  { from: /^src\/game\/commitment\.ts$/, own: [{ types: 'src/game/record.ts' }], packages: NOBLE },
  { from: /^src\/game\/data-hash\.ts$/, own: [{ types: 'src/game/contract.ts' }], packages: NOBLE },
  {
    from: /^src\/game\/offer-game\.ts$/,
    own: [...ANY_GAME, { types: 'src/game/define-game.ts' }],
    packages: [],
  },
  { from: /^src\/game\/[^/]+\.ts$/, own: ANY_GAME, packages: [] },
  {
    from: /^src\/wire\//,
    own: [WIRE, 'src/game/shared/', { types: 'src/game/contract.ts' }],
    packages: ['zod'],
  },
  // the server plays every game through the registry; its tools may know one by name
  { from: /^src\/server\/boardgame\.ts$/, own: ['src/server/', 'src/game/'], packages: ANY_PACKAGE },
  { from: /^src\/tools\//, own: ['src/tools/', 'src/server/', 'src/game/', WIRE], packages: ANY_PACKAGE },
  // one owner of the matches; every other room of the server only sends it commands, and `app.ts` puts them together
  ...serverRows({
    match: [
      'src/game/framework/step.ts',
      ...EVENTS,
      'src/server/boardgame.ts',
      'src/server/bounded-map.ts',
      'src/server/patch.ts',
      { types: 'src/server/tables.ts' },
    ],
    storage: [
      'src/server/match/',
      'src/server/boardgame.ts',
      'src/server/bounded-map.ts',
      'src/server/tables.ts',
    ],
    limits: [{ types: 'src/server/config.ts' }],
    http: ['src/server/limits/', 'src/server/config.ts', SITE],
    transport: [
      'src/game/framework/shown-state.ts',
      'src/server/match/',
      'src/server/http/',
      'src/server/limits/',
      'src/server/config.ts',
      'src/server/boardgame.ts',
      'src/server/bounded-map.ts',
      'src/server/patch.ts',
    ],
    members: [
      'src/server/recurring-work.ts',
      'src/server/match/',
      { types: 'src/server/lobby/' },
      'src/server/http/',
      'src/server/limits/',
      { types: 'src/server/config.ts' },
      { types: 'src/server/boardgame.ts' },
      { types: 'src/server/tables.ts' },
    ],
    ratings: [
      'src/server/http/complaint.ts',
      { types: 'src/server/calendar.ts' },
      'src/server/recurring-work.ts',
      'src/server/retries.ts',
      'src/server/match/',
      { types: 'src/server/boardgame.ts' },
      { types: 'src/server/tables.ts' },
      'src/server/lobby/',
      'src/server/members/profiles.ts',
      'src/server/members/settings.ts',
      { types: 'src/server/members/' },
    ],
    duplicate: [
      'src/server/http/json-body.ts',
      'src/server/http/address.ts',
      { types: 'src/server/http/long-polls.ts' },
      'src/server/members/cookie.ts',
      { types: 'src/server/config.ts' },
      { types: 'src/server/purge.ts' },
      'src/server/recurring-work.ts',
      'src/server/retries.ts',
      'src/server/match/',
      'src/server/lobby/',
      'src/server/bounded-map.ts',
      'src/server/records/match-events.ts',
      { types: 'src/server/boardgame.ts' },
      'src/server/tables.ts',
    ],
    tournaments: [
      'src/site/longest-ahead.ts',
      { types: 'src/server/calendar.ts' },
      { types: 'src/server/purge.ts' },
      'src/server/bounded-map.ts',
      'src/server/recurring-work.ts',
      'src/server/retries.ts',
      'src/server/match/',
      { types: 'src/server/lobby/idempotency-keys.ts' },
      'src/server/http/long-polls.ts',
      'src/server/members/account-routes.ts',
      'src/server/members/lock-member.ts',
      { types: 'src/server/members/' },
      'src/server/bot-api/asking.ts',
      'src/server/ratings/ended-match.ts',
      { types: 'src/server/boardgame.ts' },
      { types: 'src/server/tables.ts' },
    ],
    'bot-accounts': [
      'src/server/recurring-work.ts',
      'src/server/match/',
      { types: 'src/server/lobby/' },
      'src/server/members/account-routes.ts',
      'src/server/members/lock-member.ts',
      'src/server/members/taken-names.ts',
      'src/server/ratings/reading.ts',
      { types: 'src/server/members/' },
      { types: 'src/server/boardgame.ts' },
      { types: 'src/server/tables.ts' },
    ],
    'bot-api': [
      'src/server/http/json-body.ts',
      'src/server/bounded-map.ts',
      'src/server/match/',
      'src/server/limits/',
      'src/server/lobby/',
      'src/server/ratings/reading.ts',
      { types: 'src/server/bot-accounts/' },
      { types: 'src/server/members/' },
      { types: 'src/server/config.ts' },
      { types: 'src/server/boardgame.ts' },
      'src/server/tables.ts',
    ],
    daily: [
      SITE,
      { types: 'src/server/calendar.ts' },
      { types: 'src/server/clock.ts' },
      'src/server/recurring-work.ts',
      'src/server/bounded-map.ts',
      'src/server/match/',
      'src/server/lobby/',
      'src/server/http/',
      'src/server/ratings/ended-match.ts',
      'src/server/members/settings.ts',
      { types: 'src/server/members/' },
      { types: 'src/server/config.ts' },
      { types: 'src/server/boardgame.ts' },
      { types: 'src/server/tables.ts' },
    ],
    lobby: [
      'src/server/bounded-map.ts',
      'src/server/match/',
      'src/server/http/',
      'src/server/limits/',
      'src/server/config.ts',
      'src/server/boardgame.ts',
      'src/server/tables.ts',
    ],
    metrics: [],
    previews: [
      'src/miniature/',
      SITE,
      'src/server/match/',
      'src/server/bounded-map.ts',
      'src/server/threads.ts',
      'src/server/http/',
      { types: 'src/server/boardgame.ts' },
      { types: 'src/server/config.ts' },
      { types: 'src/server/tables.ts' },
    ],
    nodes: ['src/server/match/', { types: 'src/server/limits/' }, { types: 'src/server/transport/' }],
    schedule: ['src/server/match/'],
    notices: [
      'src/server/match/',
      'src/server/schedule/',
      'src/server/http/site-address.ts',
      { types: 'src/server/config.ts' },
      'src/server/limits/',
      'src/server/members/account-routes.ts',
      { types: 'src/server/members/' },
      { types: 'src/server/boardgame.ts' },
      { types: 'src/server/tables.ts' },
    ],
    bots: ['src/server/match/', 'src/server/threads.ts', { types: 'src/server/schedule/' }],
    records: [
      'src/server/match/',
      'src/server/lobby/',
      'src/server/http/',
      'src/server/bounded-map.ts',
      { types: 'src/server/boardgame.ts' },
      'src/game/framework/log-events.ts',
    ],
  }),
  {
    from: /^src\/server\/[^/]+\.ts$/,
    own: ['src/server/', SITE, WIRE, ...ANY_GAME],
    packages: ANY_PACKAGE,
  },
  { from: /^src\/site\//, own: [SITE], packages: [] },
  // what runs beside the pages of the client
  {
    from: /^src\/worker\//,
    own: ['src/worker/', SITE],
    packages: ['core', 'expiration', 'precaching', 'routing', 'strategies'].map(part => `workbox-${part}`),
  },
  // tables drawn small, of the tiles' own drawings
  {
    from: /^src\/miniature\//,
    own: [
      'src/miniature/',
      'src/game/',
      ...AUCTION_GAMES.map(game => `src/client/games/${game}/art/`),
      ...OTHER_GAMES.map(game => `src/client/games/${game}/`),
    ],
    packages: ['react', 'react-dom/server'],
  },
  // the client, floor by floor
  { from: /^src\/client\/ui\//, own: [...UI, SITE, 'package.json'], packages: REACT },
  {
    from: /^src\/client\/table\/ending\/course\.ts$/,
    // With how much both games of the auction begin.
    own: [...TABLE_FLOOR, ...ANY_GAME, 'src/game/auction/fame.ts'],
    packages: REACT,
  },
  { from: /^src\/client\/table\//, own: [...TABLE_FLOOR, ...ANY_GAME], packages: REACT },
  // What a game brings is listed on the first page: that page loads the list, and nothing that is on it.
  ...GAMES.map(game => ({
    from: new RegExp(`^src/client/games/${game}/index\\.ts$`),
    own: [
      `src/game/${game}/meta.ts`,
      'src/client/games/define-client-game.ts',
      'src/client/ui/i18n/',
      { loaded: `src/client/games/${game}/` },
      ...['RULES.md', 'RULES.it.md'].flatMap(file => [
        { loaded: `src/game/${game}/${file}?raw` },
        ...(AUCTION_GAMES.includes(game) ? [{ loaded: `src/game/auction/${file}?raw` }] : []),
      ]),
    ],
    packages: [],
  })),
  {
    from: /^src\/client\/games\/auction\//,
    own: ['src/client/games/auction/', ...AROUND_BOARDS, ...RULEBOOK],
    packages: REACT,
  },
  ...AUCTION_GAMES.map(game => ({
    from: new RegExp(`^src/client/games/${game}/`),
    own: [
      `src/client/games/${game}/`,
      'src/client/games/auction/',
      ...AROUND_BOARDS,
      `src/game/${game}/`,
      ...RULEBOOK,
    ],
    packages: REACT,
  })),
  ...OTHER_GAMES.map(game => ({
    from: new RegExp(`^src/client/games/${game}/`),
    own: [
      `src/client/games/${game}/`,
      ...AROUND_BOARDS,
      `src/game/${game}/`,
      'src/game/shared/',
      'src/game/contract.ts',
    ],
    packages: REACT,
  })),
  { from: /^src\/client\/games\//, own: [...GAMES_FLOOR, ...ANY_GAME], packages: REACT },
  {
    from: /^src\/client\/match\/online\//,
    own: [...MATCH_FLOOR, WIRE_TYPES, ...ANY_GAME, 'src/game/framework/create-game.ts'],
    packages: ['react', ...FRAMEWORK, 'socket.io-client'],
  },
  {
    from: /^src\/client\/match\/(local|records|replay)\//,
    own: [...MATCH_FLOOR, ...ANY_GAME, 'src/game/framework/'],
    packages: [...REACT, ...FRAMEWORK],
  },
  { from: /^src\/client\/match\/share\/qr\.tsx$/, own: [], packages: ['uqr', ...REACT] },
  {
    from: /^src\/client\/match\/member\/account\.ts$/,
    own: [...MATCH_FLOOR, WIRE_TYPES, 'src/game/shared/'],
    packages: ['@simplewebauthn/browser'],
  },
  {
    from: /^src\/client\/match\//,
    own: [...MATCH_FLOOR, WIRE_TYPES, SITE, ...ANY_GAME],
    packages: REACT,
  },
  // A page knows no other; what stands around all of them is in `frame`.
  ...PAGES.map(page => ({
    from: new RegExp(`^src/client/pages/${page}/`),
    own: [
      `src/client/pages/${page}/`,
      'src/client/pages/frame/',
      ...MATCH_FLOOR,
      WIRE_TYPES,
      SITE,
      ...ANY_GAME,
      'package.json',
    ],
    packages: REACT,
  })),
  { from: /^src\/client\/app\//, own: ['src/client/', SITE, ...ANY_GAME], packages: REACT },
];

const allowed = ({ of, typeOnly, dynamic }: Import, rooms: Rooms): boolean =>
  rooms.some(room => {
    if (typeof room !== 'string' && !('types' in room ? typeOnly : dynamic)) return false;
    const path = typeof room === 'string' ? room : 'types' in room ? room.types : room.loaded;
    return (
      of === path || path === '' || (path.endsWith('/') ? of.startsWith(path) : of.startsWith(`${path}/`))
    );
  });

/** What is wrong with an import, or null. */
export const faultOf = (path: string, imported: Import): string | null => {
  const { of, names } = imported;
  const row = TABLE.find(({ from }) => from.test(path));
  if (row === undefined) return `${path} is in no room of the table`;
  const inside = of.startsWith('src/') || of.startsWith('test/') || of === 'package.json';
  if (!allowed(imported, inside ? row.own : row.packages)) return `${path} may not import ${of}`;
  if (
    of.startsWith('boardgame.io') &&
    /^src\/(server|tools)\//.test(path) &&
    path !== 'src/server/boardgame.ts'
  ) {
    return `${path} may not import ${of}: only src/server/boardgame.ts knows the framework`;
  }
  if (
    path.startsWith('src/client/') &&
    !RUNS_MATCHES.test(path) &&
    !path.startsWith('src/client/match/online/') &&
    of.startsWith('src/game/framework/') &&
    !EVENTS.includes(of)
  )
    return `${path} may not import ${of}: only matches in this page, or on the way to it, stand on the framework`;
  if (SEES_A_VIEW(path)) {
    const knows = allowed(imported, HIDDEN) && !EVENTS.includes(of) && !imported.typeOnly;
    const holds = /^src\/game\/[^/]+\/table\.ts$/.test(of) && names.includes('State');
    if (knows || holds) return `${path} may not know the hidden part of a match (${of})`;
  }
  return null;
};
