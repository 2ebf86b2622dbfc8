import { z } from 'zod';
import { seat } from './parts.ts';

/** A seat of a match as everybody is told it (`PublicSeat`), in the lobby's answers and over sockets. */
export const publicSeat = z.strictObject({
  id: seat,
  name: z.string().exactOptional(),
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
});
