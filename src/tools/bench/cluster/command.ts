import { missingEngines } from '../../cluster/engines.ts';
import { benchOf } from '../server/bench-of.ts';
import { nodes } from './nodes.ts';

/** `npm run bench -- cluster`: one node against two, on a PostgreSQL and a Redis of this run's own. */
export const benchCluster = benchOf('cluster', { nodes }, () => missingEngines({}));
