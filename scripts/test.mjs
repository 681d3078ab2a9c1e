// npm test: installs, builds, and runs every check and every suite, the browser ones included.
import { ensureBrowsers } from './lib/browsers.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, fail, node } from './lib/run.mjs';

await ensureInstalled();
await ensureBrowsers();
await node(['scripts/verify.mjs']).catch(() => process.exit(1));
await ensureBuilt(['sdk', 'hooks', 'mocks', 'conformance', 'server', 'docs', 'web'], {
  types: true,
}).catch((error) => fail(error.message));
const env = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
// The browser has the machine for itself: what people wait for is judged there.
for (const projects of ['!e2e', 'e2e'])
  await node([bin('vitest'), 'run', '--maxWorkers=2', '--project', projects], { env }).catch(() =>
    process.exit(1),
  );
