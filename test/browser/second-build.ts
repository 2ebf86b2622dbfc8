import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** All that a client is built of. */
const PARTS = ['index.html', 'package.json', 'public', 'scripts', 'src', 'tsconfig.json', 'vite.config.ts'];

/**
 * Builds the client of a version in which one sentence reads otherwise.
 * @param file where the sentence stands, from the project's root
 * @returns the folder to start the server in, so that it serves this client; to be removed by the caller
 */
export const secondBuild = (file: string, sentence: string, otherwise: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const text = readFileSync(file, 'utf8');
  if (!text.includes(sentence)) throw new Error(`${file} does not say: ${sentence}`);
  writeFileSync(join(folder, file), text.replace(sentence, otherwise));
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: folder, env, stdio: 'inherit' });
  return folder;
};
