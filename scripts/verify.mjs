// npm run verify: everything that can be judged without running the shop.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, fail, node } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt(['web']).catch((error) => fail(error.message));

const PACKAGES = ['sdk', 'mocks', 'conformance', 'hooks', 'server', 'web'];

const CHECKS = [
  ['the contract lints and its generated files are fresh', ['scripts/contract.mjs', '--check']],
  ...PACKAGES.map((name) => [`types of ${name}`, [bin('tsc'), '-p', `packages/${name}`]]),
  ['types of scripts, examples and browser tests', [bin('tsc'), '-p', '.']],
  ['lint and import directions', [bin('eslint'), '.', '--max-warnings=0']],
  ['dead code and dependencies', [bin('knip')]],
  ['first views within their budget', ['packages/web/size-budget.mjs']],
  ['format', [bin('prettier'), '--check', '--log-level=warn', '.']],
];

for (const [title, args] of CHECKS) {
  const started = Date.now();
  await node(args, { quiet: true }).catch(() => fail(`verify: failed: ${title}`));
  console.log(`verify: ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
