import { inputsOf, type Layout } from '../../game/shared/nets/features.ts';

/** The places of a position's numbers as another seat looks at it: the n-th input is the number at the n-th of them. */
export const turnedPlaces = (layout: Layout, players: number): readonly Uint16Array[] =>
  Array.from({ length: players }, (_, looking) => {
    const { ofTable, ofSeat } = layout;
    const places = new Uint16Array(inputsOf(layout, players));
    for (let i = 0; i < ofTable; i++) places[i] = i;
    for (let seat = 0; seat < players; seat++) {
      const from = ofTable + ((looking + seat) % players) * ofSeat;
      for (let i = 0; i < ofSeat; i++) places[ofTable + seat * ofSeat + i] = from + i;
    }
    return places;
  });
