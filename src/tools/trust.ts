import { runAsProcess } from './command.ts';
import { trust } from './trust/command.ts';

await runAsProcess(trust);
