import { backup } from './backup/command.ts';
import { runAsProcess } from './command.ts';

await runAsProcess(backup(process.env));
