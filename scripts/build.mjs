// npm run build: every package as it is published, with type declarations, and the web app.
// npm run build -- sdk hooks: only these.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { PUBLISHED } from './lib/pack.mjs';
import { fail } from './lib/run.mjs';

const named = process.argv.slice(2);

await ensureInstalled();
await ensureBuilt(named.length > 0 ? named : [...PUBLISHED, 'docs', 'web'], { types: true }).catch(
  (error) => fail(error.message),
);
