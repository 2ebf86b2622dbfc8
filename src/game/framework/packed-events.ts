import type { AnyEvent } from '../contract.ts';
import type { MoveMetadata } from './create-game.ts';

/** Events as they travel where there are many: the keys of objects that are alike are told once. */
export type PackedEvents = {
  /** The keys of each kind of object, in their order. */
  readonly shapes: readonly (readonly string[])[];
  /** Events in which an object is the number of its shape and then its values, and a list stands in a list of its own. */
  readonly told: Packed;
};
type Packed = string | number | boolean | null | readonly Packed[];

/** Fewer events are not worth the trouble: most moves cause one or two, a scoring a dozen. */
const MANY = 6;

/** Has a move caused anything? A choice that waits for those of others has not. */
export const hasEvents = (metadata: unknown): metadata is MoveMetadata =>
  ((metadata as MoveMetadata | undefined)?.events ?? []).length > 0;

/** What a log entry holds of the events of its move when it is sent; `unpackEvents` gives them back as they were. */
export const packEvents = ({ events }: MoveMetadata): MoveMetadata | PackedEvents => {
  if (events.length < MANY) return { events };
  const shapes: (readonly string[])[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (keys: readonly string[]): number => {
    const name = keys.join();
    const number = numbers.get(name) ?? shapes.push(keys) - 1;
    numbers.set(name, number);
    return number;
  };
  const pack = (value: unknown): Packed => {
    if (typeof value !== 'object' || value === null) return value as Packed;
    if (Array.isArray(value)) return [value.map(pack)];
    // What is undefined would be in no text either.
    const parts = Object.entries(value).filter(([, part]) => part !== undefined);
    return [numberOf(parts.map(([key]) => key)), ...parts.map(([, part]) => pack(part))];
  };
  const told = pack(events);
  return { shapes, told };
};

export const unpackEvents = ({ shapes, told }: PackedEvents): readonly AnyEvent[] => {
  const read = (part: Packed): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const [first, ...values] = part as readonly [Packed, ...Packed[]];
    if (typeof first === 'object') return (first as readonly Packed[]).map(read);
    return Object.fromEntries(
      (shapes[first as number] ?? []).map((key, i) => [key, read(values[i] ?? null)]),
    );
  };
  return read(told) as readonly AnyEvent[];
};
