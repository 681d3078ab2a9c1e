// npm run dev: the API restarts on every change of the server, the web app reloads hot.
// One address for both: the development server of the web app passes API calls on.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt(['docs']);

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

const api = spawn(
  process.execPath,
  [bin('tsx'), 'watch', '--conditions=@filigrana/source', 'packages/server/src/bin.ts', 'start'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
  },
);
api.on('close', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => api.kill(signal));

const { startDevServer } = await import(path.join(root, 'packages/web/dev-server.mjs'));
await startDevServer({
  port,
  api: `http://localhost:${apiPort}`,
  shopFile: path.join(root, 'shop.json'),
});
console.log(`Web app and API, both reloading: http://localhost:${port}`);
