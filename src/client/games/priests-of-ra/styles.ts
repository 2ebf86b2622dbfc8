/** The folders of `games/` whose stylesheets reach whatever shows this game. */
export const styles = 'auction priests-of-ra';
