import './production.ts';
import { createApp } from './app.ts';
import { configFrom } from './config.ts';
import { run } from './run.ts';

await run(async () => {
  const config = configFrom(process.env);
  const app = await createApp({ config });
  const { port } = await app.listen(config.port);
  return { app, port };
});
