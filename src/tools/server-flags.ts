/**
 * What Node is told wherever the server is started for players: `npm start`, `Dockerfile`, `docs/operating.md`, and here by
 * whatever shows or measures it.
 *
 * Every move leaves a state that lives until the next one. With the 16 MB that Node gives young objects most of those are
 * copied as they are collected, which takes more than a tenth of what a move costs; with 32 MB few are.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32'] as const;
