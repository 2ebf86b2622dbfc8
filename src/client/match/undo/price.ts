/** What it costs to take a move back, as it is told beside the button before it is pressed. */
export type Price = {
  /** Others have to agree. */
  readonly asks: boolean;
  /** How many moves have been made since: they go with it. */
  readonly since: number;
  /** It, or what was done since, has shown what was hidden. */
  readonly hasShown: boolean;
  /** Nobody has to agree to what was seen: one's statistics will not count this match any more. */
  readonly uncounts: boolean;
};
