import { z } from 'zod';

/** An argument of a message: what it is called here and in `docs/wire.md`, and what it may be. */
type Argument = readonly [name: string, schema: z.ZodType];
type Schemas<Args extends readonly Argument[]> = { -readonly [At in keyof Args]: Args[At][1] };

/** What comes with the name of a message over the socket: its arguments, in order. */
export type Packet<Args extends readonly Argument[] = readonly Argument[]> = {
  readonly args: Args;
  readonly schema: z.ZodTuple<Schemas<Args>, null>;
};
/** The arguments as they are sent. */
export type Sent<P extends Packet> = z.input<P['schema']>;
/** The arguments as they are read: by their names, and as those who read them want them. */
export type Read<P extends Packet> = {
  readonly [Arg in P['args'][number] as Arg[0]]: z.output<Arg[1]>;
};

export const packet = <const Args extends readonly Argument[]>(...args: Args): Packet<Args> => ({
  args,
  // That these are its schemas, and in this order, is more than the compiler sees.
  schema: z.tuple(args.map(([, schema]) => schema) as never) as Packet['schema'] as Packet<Args>['schema'],
});

/**
 * A message is taken apart and put together again from the parts that are known and right.
 * @returns null where anything is missing, wrong, or too much
 */
export const read = <P extends Packet>({ args, schema }: P, sent: readonly unknown[]): Read<P> | null => {
  const missing = Array(Math.max(0, args.length - sent.length)).fill(undefined);
  const { success, data } = schema.safeParse([...sent, ...missing]);
  if (!success) return null;
  const parts = data as readonly unknown[];
  return Object.fromEntries(args.map(([name], at) => [name, parts[at]])) as Read<P>;
};
