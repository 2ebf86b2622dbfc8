import type { KheopsMatch } from './board-context.ts';

/** The table of Kheops for one person at one screen. */
export const Board = ({ match }: { match: KheopsMatch }) => <p>{match.view.stock}</p>;
