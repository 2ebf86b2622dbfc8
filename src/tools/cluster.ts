import { cluster } from './cluster/command.ts';
import { runAsProcess } from './command.ts';

await runAsProcess(cluster);
