/**
 * How a position is told to a net, in numbers of about −1 to 1, most of them 0: first what is the table's, then as many
 * for each seat, in the order of the seats clockwise from the one that looks. What is the table's looks alike from every
 * seat (whose turn it is stands with the seats), so that a position may be turned to look from another one.
 */
export type Layout = { readonly ofTable: number; readonly ofSeat: number };

export const inputsOf = ({ ofTable, ofSeat }: Layout, players: number): number => ofTable + players * ofSeat;
