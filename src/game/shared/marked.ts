declare const kind: unique symbol;

/**
 * A number of one kind. A number of another kind does not compile in its place; a bare one does, where `N` allows it:
 * a loop over the seats counts seats.
 */
export type Marked<N extends number, Kind extends string> = N & { readonly [kind]?: Kind };
