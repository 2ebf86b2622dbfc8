import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens the game's own sheet of a match that is over: one of the views of its end, which is loaded when it is wanted. */
export const openFinal = async (): Promise<void> => {
  await userEvent.keyboard('s');
  const views = within(screen.getByRole('dialog'));
  const sheet = await views.findByRole('button', { name: /^(Score sheet|Punteggi)$/ });
  await userEvent.click(sheet);
};
