/** How many tables of each kind quick matches have opened. */
export const OPENINGS = 'CREATE TABLE opening (kind TEXT PRIMARY KEY, times INTEGER NOT NULL);';
