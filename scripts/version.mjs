// npm run version: the pending changesets become versions and changelogs; the lock file follows.
import { ensureInstalled } from './lib/install.mjs';
import { bin, node, run } from './lib/run.mjs';

await ensureInstalled();
await node([bin('changeset'), 'version']);
await run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);
