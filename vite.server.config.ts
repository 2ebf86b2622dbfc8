import { defineConfig } from 'vite';

/** The server as it is started for players: plain modules that Node runs as they are, beside the threads' own. */
export default defineConfig({
  publicDir: false,
  // boardgame.io asks for it several times with every move, and the system is what answers.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        worker: 'src/server/bots/worker.ts',
        'picture-worker': 'src/server/previews/worker.ts',
        'commit-thread': 'src/server/storage/commit-thread.mjs',
        // Tools of whoever runs it, for where there are no sources: in a container.
        backup: 'src/tools/backup.ts',
        restore: 'src/tools/restore.ts',
        verify: 'src/tools/verify.ts',
        ratings: 'src/tools/ratings.ts',
      },
      // All in one folder: what starts a thread looks for its file beside itself, wherever it has been put.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    // In few files, as reading hundreds is most of what a start costs; and boardgame.io's packages are directories, which
    // plain modules of Node cannot import.
    noExternal: true,
    // These load parts of themselves while they run: machine code, threads, drivers. `depd` looks at who called it.
    external: ['better-sqlite3', 'depd', 'pg', 'pino', 'piscina'],
  },
});
