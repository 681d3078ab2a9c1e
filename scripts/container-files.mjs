// node scripts/container-files.mjs FOLDER: lays out what the container image runs, and nothing else.
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, root, run } from './lib/run.mjs';

const [given] = process.argv.slice(2);
if (!given) fail('Usage: node scripts/container-files.mjs FOLDER');
const folder = path.resolve(given);

await ensureInstalled();
await ensureBuilt(['server', 'docs', 'web']);
await mkdir(folder, { recursive: true });
if ((await readdir(folder)).length > 0) fail(`${folder} is not empty.`);

// npm compares the lock file with the manifest of every workspace.
const packages = await readdir(path.join(root, 'packages'));
const MANIFESTS = ['package.json', 'package-lock.json', '.npmrc'];
const BUILT = ['packages/sdk/dist', 'packages/server/dist', 'packages/web/dist'];
const DATA = ['shop.json', 'packages/sdk/openapi.json', 'packages/server/demo'];
for (const file of [
  ...MANIFESTS,
  ...packages.map((name) => `packages/${name}/package.json`),
  ...BUILT,
  ...DATA,
])
  await cp(path.join(root, file), path.join(folder, file), {
    recursive: true,
    filter: (name) => !/\.map$|\.d\.c?ts$|\.cjs$|\/\.[^/]*-built$/.test(name),
  });

const server = ['--workspace', '@filigrana/server', '--include-workspace-root=false'];
const quiet = ['--omit=dev', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
await run('npm', ['ci', ...server, ...quiet], { cwd: folder });
