// npm run example -- <name> [arguments]: packs the packages as a release would, copies an example to
// .examples/<name>, installs it there from the tarballs, and runs its `start`.
import path from 'node:path';
import { exampleNames } from './lib/example-files.mjs';
import { npm, packForExamples, prepareExample } from './lib/examples.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, root, run } from './lib/run.mjs';

const [name, ...args] = process.argv.slice(2);
const names = await exampleNames();
if (!names.includes(name))
  fail(`Usage: npm run example -- <name> [arguments]\nExamples: ${names.join(', ')}`);

await ensureInstalled();
const home = path.join(root, '.examples');
const folder = path.join(home, name);
await packForExamples(path.join(home, '.packages'))
  .then((tarballs) => prepareExample(name, { folder, tarballs }))
  .catch((error) => fail(`Could not prepare the example: ${error.message}`));
await run(npm, ['start', '--silent', '--', ...args], { cwd: folder }).catch(() => process.exit(1));
