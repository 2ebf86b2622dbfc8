import { GAME_IDS } from '../../game/index.ts';
import { isolated } from '../../game/shared/isolated.ts';
import { numberInWords } from '../../site/number-in-words.ts';
import type { Tables } from '../tables.ts';
import type { GameText, Language, Preview } from './preview.ts';

/** The name of the picture that shows all games. */
export const HOUSE = 'house';

const WORDS = {
  en: {
    club: {
      title: 'The club',
      text: 'Tournaments for an evening or a month, leagues by days, the deal of the day, and ratings.',
    },
    tournament: {
      title: 'A tournament',
      text: 'Take part by one press, or look on: who meets whom, and where everybody stands.',
    },
    league: {
      title: 'A league',
      text: 'By days, month after month: take part by one press, or see who goes up.',
    },
    duplicate: {
      title: 'One deal at several tables',
      text: 'Sit down at one of the tables: every one is dealt alike, and in the end all are compared seat by seat.',
    },
    today: {
      title: 'Deal of the day',
      text: `One deal of each of the ${numberInWords('en', GAME_IDS.length)} games for everybody, against the same bots: what do you make of it?`,
    },
    over: 'It is over: who met whom, and where everybody stands.',
    tables: (game: string, n: number) => `${game}: one deal at ${n} tables`,
  },
  it: {
    club: {
      title: 'Il circolo',
      text: 'Tornei di una sera o di un mese, campionati a giorni, la partita del giorno, e valutazioni.',
    },
    tournament: {
      title: 'Un torneo',
      text: 'Partecipa con un tocco, o guarda: chi incontra chi, e la classifica.',
    },
    league: {
      title: 'Un campionato',
      text: 'A giorni, mese dopo mese: partecipa con un tocco, o guarda chi sale.',
    },
    duplicate: {
      title: 'Una distribuzione a più tavoli',
      text: 'Siediti a uno dei tavoli: a ognuno arriva lo stesso, e alla fine si confrontano posto per posto.',
    },
    today: {
      title: 'Partita del giorno',
      text: 'Una partita di ogni gioco, uguale per tutti, contro gli stessi bot: tu che cosa ne fai?',
    },
    over: 'È finito: chi ha incontrato chi, e la classifica.',
    tables: (game: string, n: number) => `${game}: una distribuzione a ${n} tavoli`,
  },
} as const;

export type Games = Readonly<
  Record<string, Readonly<Record<Language, GameText>> & { readonly tries?: readonly string[] }>
>;
type Row = { readonly name: string; readonly game: string; readonly of: number | string };

/** What is known of one of these, by its id; whatever is asked for without leave is as if there were none. */
const ROWS: Readonly<Record<string, string>> = {
  tournament: 'SELECT name, game, stage AS "of" FROM tournament WHERE id = $1',
  league: 'SELECT name, game, season AS "of" FROM league WHERE id = $1',
  duplicate: `SELECT '' AS name, game, (SELECT COUNT(*) FROM duplicate_table WHERE duplicate = duplicate.id) AS "of"
    FROM duplicate WHERE id = $1`,
};

/** What is to be shown of a page of the club, or null where it is none: what somebody has made is called as they call it. */
export const clubPreview = async (
  path: string,
  language: Language,
  { games, rows, site }: { games: Games; rows: Tables['rows']; site: string },
): Promise<Preview | null> => {
  const [, page = '', named = ''] =
    /^\/(club|tournament|league|duplicate|today)(?:\/([\w-]+))?(?:\/[\w-]+)?\/?$/.exec(path) ?? [];
  const words = WORDS[language];
  const [of, query] = [words[page as keyof typeof words], ROWS[page]];
  if (typeof of !== 'object') return null;
  const preview = (title: string, game: string | undefined, text: string = of.text): Preview => ({
    title: `${title} · ${site}`,
    text,
    picture: `/previews/${game !== undefined && Object.hasOwn(games, game) ? game : HOUSE}.png`,
  });
  const nameOf = (game: string) => games[game]?.[language].name ?? game;
  if (page === 'today' && Object.hasOwn(games, named)) return preview(`${of.title}: ${nameOf(named)}`, named);
  const [row] = query === undefined || named === '' ? [] : await rows<Row>(query, named).catch(() => []);
  if (row === undefined) return preview(of.title, undefined);
  if (page === 'duplicate') return preview(words.tables(nameOf(row.game), Number(row.of)), row.game);
  return preview(
    isolated(row.name),
    row.game,
    `${nameOf(row.game)}. ${row.of === 'over' ? words.over : of.text}`,
  );
};
