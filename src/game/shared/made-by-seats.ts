/** What is made for so many seats when it is first wanted, and kept. */
export const madeBySeats = <Made>(make: (players: number) => Made): ((players: number) => Made) => {
  const made: Made[] = [];
  return players => {
    made[players] ??= make(players);
    return made[players];
  };
};
