import { z } from 'zod';
import { INCIDENTS } from '../game/shared/incidents.ts';
import type { PublicSeat } from '../game/shared/seat-data.ts';
import { listOf, seat, stateID } from './parts.ts';

/** What is told of a table in the lobby's answers and over sockets: each of its seats. */
export const publicSeat: z.ZodType<PublicSeat, PublicSeat> = z
  .strictObject({
    id: seat,
    name: z.string().exactOptional(),
    member: z.string().exactOptional(),
    holiday: z.number().exactOptional(),
    former: z.literal(true).exactOptional(),
    botAccount: z.string().exactOptional(),
    isConnected: z.boolean().exactOptional(),
    data: z
      .union([
        z.strictObject({
          bot: z.string(),
          standIn: z.literal(true).exactOptional(),
          resigned: z.literal(true).exactOptional(),
        }),
        z.strictObject({ keptFor: z.string() }),
      ])
      .exactOptional(),
  })
  .meta({ title: 'PublicSeat' });

/** What befell the people at it. */
export const incidents = listOf(
  z
    .strictObject({ kind: z.enum(INCIDENTS), seat, by: listOf(seat).exactOptional(), at: stateID })
    .meta({ title: 'Incident' }),
);

/** By seat that is away, those who want to go on without it. */
export const votes = z.record(z.string(), listOf(seat)).readonly();
