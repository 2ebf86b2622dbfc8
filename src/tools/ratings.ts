import { runAsProcess } from './command.ts';
import { ratings } from './ratings/command.ts';

await runAsProcess(ratings(process.env));
