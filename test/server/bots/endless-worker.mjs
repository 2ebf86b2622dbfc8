/** A worker for tests: its bots are quick, or never come to an end. */
export const think = ({ bot }) => {
  while (bot === 'endless');
  return ['draw'];
};
