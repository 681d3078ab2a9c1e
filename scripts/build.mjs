// npm run build: every package as it is published, with type declarations, and the web app.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { PUBLISHED } from './lib/pack.mjs';
import { fail } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt([...PUBLISHED, 'docs', 'web'], { types: true }).catch((error) =>
  fail(error.message),
);
