// npm run verify: everything that can be judged without running the shop.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, fail, node } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt(['web']).catch((error) => fail(error.message));

const PACKAGES = ['sdk', 'mocks', 'conformance', 'hooks', 'server', 'web'];

/** The native compiler: the other one, which declarations are made with, takes six times as long. */
const tsc = 'node_modules/typescript-native/bin/tsc';

const CHECKS = [
  ['lint and import directions', [bin('oxlint')]],
  ['no import circle', ['scripts/circles.mjs']],
  ['the contract lints and its generated files are fresh', ['scripts/contract.mjs', '--check']],
  ...PACKAGES.map((name) => [`types of ${name}`, [tsc, '-p', `packages/${name}`]]),
  ['types of scripts, examples and browser tests', [tsc, '-p', '.']],
  ['dead code and dependencies', [bin('knip')]],
  ['first views within their budget', ['packages/web/size-budget.mjs']],
  ['format', [bin('oxfmt'), '--check', '.']],
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
