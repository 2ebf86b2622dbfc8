/** What is known by seat, by the seats of the rematch: the first seat is handed on to the one after. */
export const handedOn = <Of>(bySeat: readonly Of[]): readonly Of[] => [
  ...bySeat.slice(1),
  ...bySeat.slice(0, 1),
];
