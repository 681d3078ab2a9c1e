// npm run docs: writes the documentation site to docs/dist/site, as far as its sources have changed.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/run.mjs';

await ensureInstalled().catch((error) => fail(`Could not install the packages: ${error.message}`));
await ensureBuilt(['site']).catch((error) => fail(`Could not build: ${error.message}`));
console.log('The documentation is in docs/dist/site; a running shop shows it at /docs.');
