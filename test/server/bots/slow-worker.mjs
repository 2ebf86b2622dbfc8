/** A worker for tests: its bots take half a second. */
export const think = async ({ seat }) => {
  await new Promise(resolve => setTimeout(resolve, 500));
  return ['drawn', seat];
};
