import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the built client's pages have in them as scripts, as a content security policy names it: by its digest.
 * @returns nothing where the client is not built yet: whoever builds it later starts the server anew
 */
export const pageScripts = (clientDir: string): readonly string[] => {
  const file = join(clientDir, 'index.html');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
};
