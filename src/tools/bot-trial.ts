import { botTrial } from './bot-trial/command.ts';
import { runAsProcess } from './command.ts';

await runAsProcess(botTrial);
