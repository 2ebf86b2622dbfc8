/** Where the pages of tournaments and leagues are: questions to the server have addresses of their own. */
export const tournamentPage = (id: string): string => `/tournament/${id}`;
export const leaguePage = (id: string): string => `/league/${id}`;
