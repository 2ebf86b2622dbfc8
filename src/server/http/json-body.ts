import type { Context } from 'koa';
import type { z } from 'zod';
import { complaintOf } from './complaint.ts';

/** More than any body of the lobby needs. */
const MAX_BYTES = 4096;
/** Keys that reach for what every object inherits, wherever in a body they stand. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);
/** No database takes it as a part of text, or not each of them. */
const NUL = '\0';

/** A request's JSON body as its schema reads it. @throws 400 with what is wrong, 413, 415 */
export const bodyAs = async <Body>(
  ctx: Context,
  schema: z.ZodType<Body>,
  most = MAX_BYTES,
): Promise<Body> => {
  const { success, data, error } = schema.safeParse(await readJsonObject(ctx, most));
  return success ? data : ctx.throw(400, complaintOf(error));
};

/**
 * The JSON object in a request's body. Other content types are refused: a form on a stranger's page may be sent
 * without asking, JSON may not. Throws Koa's errors 400, 413 and 415.
 */
const readJsonObject = async (ctx: Context, most: number): Promise<Record<string, unknown>> => {
  if (!ctx.is('application/json')) ctx.throw(415, 'the body must be application/json');
  if ((ctx.request.length ?? 0) > most) ctx.throw(413, `the body must not exceed ${most} bytes`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of ctx.req) {
    bytes += (chunk as Buffer).length;
    if (bytes > most) ctx.throw(413, `the body must not exceed ${most} bytes`);
    chunks.push(chunk as Buffer);
  }
  const body = parse(ctx, Buffer.concat(chunks).toString('utf8'));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return ctx.throw(400, 'the body must be a JSON object');
  }
  return body as Record<string, unknown>;
};

const parse = (ctx: Context, text: string): unknown => {
  let poison: string | null = null;
  let hasNul = false;
  let body: unknown;
  try {
    body = JSON.parse(text, (key, value) => {
      if (POISON.has(key)) poison = key;
      if (key.includes(NUL) || (typeof value === 'string' && value.includes(NUL))) hasNul = true;
      return value;
    });
  } catch {
    ctx.throw(400, 'the body is not JSON');
  }
  if (poison !== null) ctx.throw(400, `unknown key ${JSON.stringify(poison)}`);
  if (hasNul) ctx.throw(400, 'the body must not hold the control character NUL');
  return body;
};
