import { GAME_IDS } from '../../game/index.ts';
import { isolated } from '../../game/shared/isolated.ts';
import { listed } from '../../site/listed.ts';
import { numberInWords } from '../../site/number-in-words.ts';
import { MATCH_ID } from '../../wire/parts.ts';
import type { Matches } from '../match/matches.ts';
import { isOver, isPerson, isTaken } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Tables } from '../tables.ts';
import { clubPreview, type Games, HOUSE } from './club-preview.ts';

/** What others show of a link to a page. */
export type Preview = { readonly title: string; readonly text: string; readonly picture: string };

/** What a game is called, and what it is. */
export type GameText = { readonly name: string; readonly lead: string };
export type Language = 'en' | 'it';

const WORDS = {
  en: {
    site: 'The House of Ra',
    lead: `${numberInWords('en', GAME_IDS.length)} board games of ancient Egypt, with friends, with strangers or against bots. No account needed.`,
    waiting: (names: string, free: number) =>
      `${names === '' ? 'A table' : names} waiting for ${free === 1 ? 'one player' : `${free} players`}. Sit down!`,
    running: (names: string) => `${names}: being played. Come and watch.`,
    over: (names: string, winners: string) => `${names}: ${winners} won.`,
    replay: (game: string) => `${game}: a replay`,
  },
  it: {
    site: 'La casa di Ra',
    lead: `${numberInWords('it', GAME_IDS.length)} giochi da tavolo dell’antico Egitto, con gli amici, con chi capita o contro i bot. Senza registrarsi.`,
    waiting: (names: string, free: number) =>
      `${names === '' ? 'Un tavolo' : names}: ${free === 1 ? 'manca un giocatore' : `mancano ${free} giocatori`}. Siediti!`,
    running: (names: string) => `${names}: partita in corso. Vieni a guardare.`,
    over: (names: string, winners: string) => `${names}: vittoria di ${winners}.`,
    replay: (game: string) => `${game}: una partita da rivedere`,
  },
} as const;

type Sources = {
  readonly matches: Pick<Matches, 'load'>;
  readonly games: Games;
  readonly rows: Tables['rows'];
};

/** What is to be shown of a path, or null: whatever others make of the page itself. */
export const previewOf = async (
  { matches, games, rows }: Sources,
  path: string,
  language: Language,
): Promise<Preview | null> => {
  const words = WORDS[language];
  if (path === '/') return { title: words.site, text: words.lead, picture: `/previews/${HOUSE}.png` };
  const ofClub = await clubPreview(path, language, { games, rows, site: words.site });
  if (ofClub !== null) return ofClub;
  const [, page, game = '', id] =
    /^\/(match|replay|local|learn|rules|exercise)\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path) ?? [];
  const text = Object.hasOwn(games, game) ? games[game]?.[language] : undefined;
  if (page === undefined || text === undefined) return null;
  const ofGame = { title: `${text.name} · ${words.site}`, text: text.lead, picture: `/previews/${game}.png` };
  if (page !== 'match' && page !== 'replay') return ofGame;
  const match = id !== undefined && MATCH_ID.test(id) ? await matches.load(id).catch(() => null) : null;
  // Of a deal that others may still play not even that it is over.
  if (match === null || match.data.gameName !== game || match.data.heldBack) return ofGame;
  return {
    title: page === 'replay' ? words.replay(text.name) : ofGame.title,
    text: standing(match, language),
    picture: `/previews/${game}/${match.id}.png`,
  };
};

const standing = ({ data }: StoredMatch, language: Language): string => {
  const words = WORDS[language];
  const list = (names: readonly string[]) => listed(language, names);
  const players = Object.values(data.players);
  const namesOf = (wanted: typeof players) =>
    wanted.flatMap(({ name }) => (name === undefined ? [] : [isolated(name)]));
  if (isOver(data)) {
    const { winners = [] } = data.gameover as { readonly winners?: readonly number[] };
    return words.over(
      list(namesOf(players)),
      list(namesOf(players.filter(({ id }) => winners.includes(Number(id))))),
    );
  }
  const free = players.filter(player => !isTaken(player)).length;
  return free > 0
    ? words.waiting(list(namesOf(players.filter(isPerson))), free)
    : words.running(list(namesOf(players)));
};

/** The preview as tags for the head of a page; pictures are named with the origin that was asked. */
export const tagsOf = ({ title, text, picture }: Preview, origin: string, path: string): string =>
  [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', origin + path],
    ['og:image', origin + picture],
    ['og:image:width', '600'],
    ['og:image:height', '315'],
    ['og:image:alt', title],
    ['twitter:card', 'summary_large_image'],
  ]
    .map(([name, content]) => `    <meta property="${name}" content="${escaped(content!)}" />\n`)
    .join('');

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
