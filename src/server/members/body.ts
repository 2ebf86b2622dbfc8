import type { Context } from 'koa';
import type { z } from 'zod';
import { readJsonObject } from '../http/json-body.ts';

/** A passkey's answer carries certificates and keys. */
const MAX_BYTES = 16_384;

/** The body of a request as its schema reads it. @throws 400 with what is wrong, 413, 415 */
export const bodyAs = async <Body>(
  ctx: Context,
  schema: z.ZodType<Body>,
  most = MAX_BYTES,
): Promise<Body> => {
  const { success, data, error } = schema.safeParse(await readJsonObject(ctx, most));
  if (success) return data;
  const [issue] = error.issues;
  return ctx.throw(400, `${issue?.path.join('.') || 'the body'}: ${issue?.message}`);
};
