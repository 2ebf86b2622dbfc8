import { runAsProcess } from './command.ts';
import { exercises } from './exercises/command.ts';

await runAsProcess(exercises);
