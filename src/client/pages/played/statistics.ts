import type { PlayedMatch } from '../../match/played/played-matches.ts';

/** How one's own matches of a kind have gone. */
export type Line = {
  readonly of: string;
  readonly played: number;
  readonly won: number;
  /** Of the matches that nobody ended by giving up; null where there is none. */
  readonly best: number | null;
  readonly mean: number | null;
};

/** What one looks for; what is empty asks for nothing. Days are those of this device's clock, as `YYYY-MM-DD`. */
export type Filter = {
  readonly game: string;
  readonly result: '' | 'won' | 'lost';
  readonly player: string;
  readonly from: string;
  readonly to: string;
};

export const EVERYTHING: Filter = { game: '', result: '', player: '', from: '', to: '' };

export const matching = (
  matches: readonly PlayedMatch[],
  { game, result, player, from, to }: Filter,
): readonly PlayedMatch[] => {
  const wanted = player.trim().toLocaleLowerCase();
  return matches.filter(match => {
    const day = dayOf(match.ended);
    return (
      (game === '' || match.game === game) &&
      (result === '' || (match.own !== null && isWon(match) === (result === 'won'))) &&
      (wanted === '' || match.players.some(({ name }) => name.toLocaleLowerCase().includes(wanted))) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to)
    );
  });
};

export const isWon = ({ own, winners }: PlayedMatch): boolean => own !== null && winners.includes(own);

export const dayOf = (moment: number): string => {
  const date = new Date(moment);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-');
};

/** Does a match say how well somebody plays? */
export const isCounted = ({ own, uncounted }: PlayedMatch): boolean =>
  own !== null && uncounted === undefined;

/** One's own matches by what they are counted under, those counted most often first; a match may count under several. */
export const linesBy = (
  matches: readonly PlayedMatch[],
  keysOf: (match: PlayedMatch, own: number) => readonly string[],
): readonly Line[] => {
  const groups = new Map<string, { match: PlayedMatch; own: number }[]>();
  for (const match of matches) {
    const { own } = match;
    if (own === null || !isCounted(match)) continue;
    for (const key of new Set(keysOf(match, own))) {
      groups.set(key, [...(groups.get(key) ?? []), { match, own }]);
    }
  }
  const lines = [...groups].map(([of, group]): Line => {
    const scores = group.flatMap(({ match: { players, resigned }, own }) =>
      resigned === undefined ? [players[own]?.score ?? 0] : [],
    );
    const isNone = scores.length === 0;
    return {
      of,
      played: group.length,
      won: group.filter(({ match }) => isWon(match)).length,
      best: isNone ? null : Math.max(...scores),
      mean: isNone ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    };
  });
  return lines.toSorted((a, b) => b.played - a.played || a.of.localeCompare(b.of));
};

export const byGame = ({ game }: PlayedMatch): readonly string[] => [game];
export const bySeats = ({ players }: PlayedMatch): readonly string[] => [String(players.length)];
export const byOpponent = ({ players }: PlayedMatch, own: number): readonly string[] =>
  players.flatMap(({ name, bot }, seat) => (seat === own ? [] : [bot ? BOTS : name]));

/** What bots are counted under as opponents, whatever they are called: no person has this name. */
export const BOTS = '';
