// npm run build: every package as it is published, with type declarations.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt(['sdk', 'hooks', 'server', 'docs', 'web'], { types: true }).catch((error) =>
  fail(error.message),
);
