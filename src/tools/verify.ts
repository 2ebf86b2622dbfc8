import { runAsProcess } from './command.ts';
import { verify } from './verify/command.ts';

await runAsProcess(verify);
