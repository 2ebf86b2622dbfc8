import { runAsProcess } from './command.ts';
import { train } from './train/command.ts';

await runAsProcess(train);
