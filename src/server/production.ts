// Imported before anything else: boardgame.io reads this as it loads, and checks all of the state after every
// move unless it says production.
process.env.NODE_ENV ??= 'production';
