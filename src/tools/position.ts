import { runAsProcess } from './command.ts';
import { position } from './position/command.ts';

await runAsProcess(position);
