/**
 * `npm run dev`: client and server on one port. A change of the client shows at once in the page; a change of the
 * server or the rules starts `dev-server.ts` again.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const server = fileURLToPath(new URL('./dev-server.ts', import.meta.url));
const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', server], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', code => process.exit(code ?? 0));
