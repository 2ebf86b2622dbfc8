import { runAsProcess } from './command.ts';
import { days } from './days/command.ts';

await runAsProcess(days);
