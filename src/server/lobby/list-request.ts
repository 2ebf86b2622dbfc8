import { z } from 'zod';
import { MATCH_ID } from '../../wire/parts.ts';
import type { ListQuery, Place } from '../match/ports.ts';
import { STAGES, type Stage } from '../match/stored-match.ts';

/** How many matches a page of a list holds if nothing is said, and at most. */
export const BATCH = 50;
const LARGEST_PAGE = 100;

/** A page of the matches of one stage, or a list as boardgame.io's lobby client asks for it. */
export type ListRequest =
  | { readonly stage: Stage; readonly limit: number; readonly after?: Place }
  | {
      readonly stage: null;
      readonly isGameover?: boolean;
      readonly between: Pick<ListQuery, 'updatedAfter' | 'updatedBefore'>;
    };

/** Where a match stands, as text for the next page's address. */
export const keyOf = ({ since, id }: Place): string => `${since}-${id}`;

const once = z.string('must be given once');
const moment = once.regex(/^\d{1,15}$/, 'must be a moment in milliseconds since 1970').transform(Number);
const key = once.transform((text, context): Place => {
  const [, since = '', id = ''] = text.match(/^(\d{1,15})-(.*)$/) ?? [];
  if (MATCH_ID.test(id)) return { since: Number(since), id };
  context.issues.push({ code: 'custom', message: 'must be the `next` of an answer', input: text });
  return z.NEVER;
});
const limit = once
  .regex(/^\d{1,3}$/, `must be a whole number from 1 to ${LARGEST_PAGE}`)
  .transform(Number)
  .refine(n => n >= 1 && n <= LARGEST_PAGE, `must be a whole number from 1 to ${LARGEST_PAGE}`);

const pageOfStage = z.strictObject({
  stage: z.enum(STAGES, { error: `must be one of ${STAGES.join(', ')}` }),
  limit: limit.default(BATCH),
  after: key.optional(),
});
const asTheFramework = z.strictObject({
  isGameover: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  updatedAfter: moment.optional(),
  updatedBefore: moment.optional(),
});

/** What a query asks for, or why it cannot be asked for. */
export const parseListRequest = (
  query: Readonly<Record<string, unknown>>,
): { readonly request: ListRequest } | { readonly error: z.ZodError } => {
  if (['stage', 'limit', 'after'].some(name => Object.hasOwn(query, name))) {
    const { data, error } = pageOfStage.safeParse({ ...query });
    if (error !== undefined) return { error };
    const { after, ...page } = data;
    return { request: { ...page, ...(after !== undefined && { after }) } };
  }
  const { data, error } = asTheFramework.safeParse({ ...query });
  if (error !== undefined) return { error };
  const { isGameover, updatedAfter, updatedBefore } = data;
  return {
    request: {
      stage: null,
      ...(isGameover !== undefined && { isGameover: isGameover === 'true' }),
      between: {
        ...(updatedAfter !== undefined && { updatedAfter }),
        ...(updatedBefore !== undefined && { updatedBefore }),
      },
    },
  };
};

/** The first pages of several lists at once: of which games, and of which stages. */
export type ListsRequest = { readonly games: readonly string[]; readonly stages: readonly Stage[] };

/** Some of these names, each once, in the order of `known`, so that the same question is always put the same way. */
const someOf = <Name extends string>(known: readonly Name[]) =>
  once.transform((text, context): readonly Name[] => {
    const asked = text.split(',');
    const found = known.filter(name => asked.includes(name));
    if (found.length === asked.length) return found;
    context.issues.push({
      code: 'custom',
      message: `must be some of ${known.join(', ')}, with commas between`,
      input: text,
    });
    return z.NEVER;
  });

/** What a query asks for of the lists of all games; as it is, or why it cannot be asked for. */
export const parseListsRequest = (
  games: readonly string[],
  query: Readonly<Record<string, unknown>>,
): { readonly request: ListsRequest } | { readonly error: z.ZodError } => {
  const schema = z.strictObject({ stages: someOf(STAGES), games: someOf(games).default(games) });
  const { data, error } = schema.safeParse({ ...query });
  return error === undefined ? { request: data } : { error };
};
