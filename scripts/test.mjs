// npm test: installs, builds, checks, and runs the suites that tell soon what is broken.
// npm run test:long: runs all others, what they need built first.
import { ensureBrowsers } from './lib/browsers.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, fail, node } from './lib/run.mjs';

const SHORT = ['sdk', 'mocks', 'conformance', 'hooks', 'web', 'english', 'alone', 'server'];
const LONG = ['postgres', 'proofs', 'packages', 'docs', 'examples'];
const isLong = process.argv.includes('--long');
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
for (const projects of isLong ? [LONG, ['walks']] : [SHORT, ['browser']]) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  await node([bin('vitest'), 'run', '--maxWorkers=2', ...chosen], { env }).catch(stop);
}
