import { bench } from './bench/command.ts';
import { runAsProcess } from './command.ts';

await runAsProcess(bench);
