// npm run bench: what the shop costs, as ratios within one run, so that they mean the same on any machine.
// npm run bench -- pages: only how soon pages are there, as Lighthouse sees it.
// npm run bench -- growth: only what reads take in shops of three sizes, on both databases.
// npm run bench -- reconciliation: how a bank's entries are matched with orders, over many seeds.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, node } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt(['server', 'docs', 'web']).catch((error) => fail(error.message));
await node([
  '--conditions=@filigrana/source',
  '--import',
  'tsx',
  'packages/server/bench/bench.ts',
  ...process.argv.slice(2),
]).catch(() => process.exit(1));
