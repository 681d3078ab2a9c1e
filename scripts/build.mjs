// npm run build: every package as it is published, with type declarations, the web app and the documentation.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { PUBLISHED } from './lib/pack.mjs';
import { fail } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt([...PUBLISHED, 'docs', 'web', 'site'], { types: true }).catch((error) =>
  fail(error.message),
);
