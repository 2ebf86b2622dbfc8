import { execFileSync } from 'node:child_process';
import { type PreviewServer, preview } from 'vite';

const OUT = 'dist/gallery';

/** The build that has the gallery, which is not in what is shipped, served for as long as tests look at it. */
export class GalleryPages {
  #server: PreviewServer | undefined;

  async open(): Promise<void> {
    // In a process of its own, because here everything is set for testing.
    const env = { ...process.env, NODE_ENV: 'production' };
    const words = ['vite', 'build', '--mode', 'gallery', '--outDir', OUT, '--logLevel', 'error'];
    execFileSync('npx', words, { env, stdio: 'inherit' });
    this.#server = await preview({
      configFile: false,
      logLevel: 'error',
      build: { outDir: OUT },
      preview: { port: 0, host: 'localhost' },
    });
  }

  /** Where it is, without a stroke at the end. */
  get url(): string {
    return this.#server?.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }
}
