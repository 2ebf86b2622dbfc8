import { restoring } from './backup/command.ts';
import { runAsProcess } from './command.ts';

await runAsProcess(restoring(process.env));
