import { back } from './back.ts';
import { benchOf } from './bench-of.ts';
import { bytes } from './bytes.ts';
import { experts } from './experts.ts';
import { floods } from './floods.ts';
import { latency } from './latency.ts';
import { length } from './length.ts';
import { memory } from './memory.ts';
import { saturated } from './saturated.ts';
import { starts } from './starts.ts';
import { stored } from './stored.ts';
import { syncs } from './syncs.ts';

/** `npm run bench -- server`: one server, beside others in the same run where a ratio says more. */
export const benchServer = benchOf('server', {
  saturated,
  latency,
  back,
  bytes,
  syncs,
  length,
  stored,
  starts,
  memory,
  floods,
  experts,
});
