// npm run verify: everything that can be judged without running the shop.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, fail, node } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt(['web']).catch((error) => fail(error.message));

const PACKAGES = ['sdk', 'mocks', 'conformance', 'hooks', 'server', 'web'];

// The longest first: it takes as long as all others together, which go beside it.
const CHECKS = [
  ['lint and import directions', [bin('eslint'), '.', '--max-warnings=0']],
  ['the contract lints and its generated files are fresh', ['scripts/contract.mjs', '--check']],
  ...PACKAGES.map((name) => [`types of ${name}`, [bin('tsc'), '-p', `packages/${name}`]]),
  ['types of scripts, examples and browser tests', [bin('tsc'), '-p', '.']],
  ['dead code and dependencies', [bin('knip')]],
  ['first views within their budget', ['packages/web/size-budget.mjs']],
  ['format', [bin('prettier'), '--check', '--log-level=warn', '.']],
];

const failure = new AbortController();

async function check(title, args) {
  const started = Date.now();
  await node(args, { quiet: true, signal: failure.signal }).catch(() => {
    failure.abort();
    fail(`verify: failed: ${title}`);
  });
  console.log(`verify: ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

const left = CHECKS.values();
const goThrough = async () => {
  for (const [title, args] of left) await check(title, args);
};
await Promise.all([goThrough(), goThrough()]);
