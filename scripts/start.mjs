// npm start: from a fresh clone to a running shop. Installs and builds only what is missing or stale,
// then serves the web app and the API from this one process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, root } from './lib/run.mjs';

await ensureInstalled().catch((error) => fail(`Could not install the packages: ${error.message}`));
await ensureBuilt(['server', 'docs', 'web']).catch((error) =>
  fail(`Could not build: ${error.message}`),
);

process.chdir(root);
process.argv.splice(2, Infinity, 'start', '--web', path.join(root, 'packages/web/dist'));
await import(pathToFileURL(path.join(root, 'packages/server/dist/bin.js')).href);
