import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Command } from '../../../src/tools/command.ts';

export type Said = { readonly status: number; readonly stdout: string; readonly stderr: string };

/** Runs a command in this process: its exit code, and all it says. */
export const run = async (command: Command, ...words: string[]): Promise<Said> => {
  const said = { stdout: '', stderr: '' };
  const status = await command(words, {
    out: text => {
      said.stdout += text;
    },
    err: text => {
      said.stderr += text;
    },
  });
  return { status, ...said };
};

/** A folder for what a command writes, gone when the test is over. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
