import { runAsProcess } from './command.ts';
import { simulate } from './simulate/command.ts';

await runAsProcess(simulate);
