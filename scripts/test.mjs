// npm test: installs, builds, checks, and runs the suites that tell soon what is broken.
// npm run test:long: runs all others, what they need built first. With `-- --within 45` no suite is begun
// after 45 minutes, and what was not run is named: of a machine with a limit.
import { parseArgs } from 'node:util';
import { ensureBrowsers } from './lib/browsers.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, fail, node } from './lib/run.mjs';

const SHORT = ['sdk', 'mocks', 'conformance', 'hooks', 'web', 'english', 'alone', 'server'];
const LONG = ['postgres', 'proofs', 'packages', 'docs', 'examples'];
/** Parts in which the walks are run, each with its own verdict. */
const WALK_PARTS = 6;
const { values } = parseArgs({
  options: { long: { type: 'boolean', default: false }, within: { type: 'string' } },
});
const isLong = values.long;
/** Minutes after which nothing more is begun. */
const within = Number(values.within ?? Infinity);
if (!(within >= 0)) fail(`--within takes minutes, not '${values.within}'.`);
const stop = () => process.exit(1);

await ensureInstalled();
await ensureBrowsers();
if (!isLong) await node(['scripts/verify.mjs']).catch(stop);
const packages = isLong ? ['sdk', 'hooks', 'mocks', 'conformance'] : [];
await ensureBuilt([...packages, 'server', 'docs', 'web'], { types: isLong }).catch((error) =>
  fail(error.message),
);
const env = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
// The browser has the machine for itself: what people wait for is judged there.
const walks = (part) => ['walks', `--shard=${part}/${WALK_PARTS}`];
const runs = isLong
  ? [LONG, ...Array.from({ length: WALK_PARTS }, (_, index) => walks(index + 1))]
  : [SHORT, ['browser']];
for (const [index, chosen] of runs.entries()) {
  if (performance.now() > within * 60_000) {
    console.log(`Out of time: not run: ${runs.slice(index).flat().join(' ')}`);
    break;
  }
  const args = chosen.flatMap((each) => (each.startsWith('--') ? [each] : ['--project', each]));
  await node([bin('vitest'), 'run', '--maxWorkers=2', ...args], { env }).catch(stop);
}
