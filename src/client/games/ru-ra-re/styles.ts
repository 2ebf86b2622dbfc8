/** The folders of `games/` whose stylesheets reach whatever shows this game. */
export const styles = 'ru-ra-re';
