import type { RuRaReMatch } from './board-context.ts';

/** The table of Ru-Ra-Re for one person at one screen. */
export const Board = ({ match }: { match: RuRaReMatch }) => <p>{match.view.pile}</p>;
