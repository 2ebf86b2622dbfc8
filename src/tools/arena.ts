import { arena } from './arena/command.ts';
import { runAsProcess } from './command.ts';

await runAsProcess(arena);
