import type { BodyOf } from '../../../wire/routes.ts';
import { onServer } from '../../ui/base.ts';

/**
 * Asks the server to lay the same table again.
 * @returns the id of the next match, the same for everybody who asks; null when the server does not
 */
export const playAgain = async (
  game: string,
  matchID: string,
  seat: number,
  credentials: string,
): Promise<string | null> => {
  const body: BodyOf<'POST /games/:name/:id/playAgain'> = { playerID: String(seat), credentials };
  try {
    const answer = await fetch(onServer(`/games/${game}/${matchID}/playAgain`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) return null;
    const { nextMatchID } = (await answer.json()) as { nextMatchID?: unknown };
    return typeof nextMatchID === 'string' ? nextMatchID : null;
  } catch {
    return null;
  }
};
