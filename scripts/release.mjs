// npm run release: publishes the packages of this commit that the registry does not have yet, and tags them.
//   --dry   shows exactly what the next release would publish; nothing is published or changed
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { CREATE, packWithContents, PUBLISHED } from './lib/pack.mjs';
import { bin, fail, node, root, run } from './lib/run.mjs';

const execute = promisify(execFile);
const isDry = process.argv.includes('--dry');
await ensureInstalled();
if (!isDry) await refusePending();
const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-release-'));
try {
  const packed = await packWithContents(folder, [...PUBLISHED, CREATE]);
  if (isDry) for (const one of packed) console.log(described(one));
  else await publish(packed);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Versions are raised in a commit of their own, so that a tag names what was published. */
async function refusePending() {
  const files = await readdir(path.join(root, '.changeset'));
  const pending = files.filter((file) => file.endsWith('.md') && file !== 'README.md');
  if (pending.length > 0) fail('There are pending changesets: run `npm run version` and commit.');
}

async function publish(packed) {
  for (const { name, version, tarball } of packed) {
    if (await isPublished(`${name}@${version}`))
      console.log(`${name} ${version} is published already.`);
    else await run('npm', ['publish', tarball, '--access', 'public', '--provenance']);
  }
  // Prints `New tag: …` for the workflow, which makes a GitHub release of each.
  await node([bin('changeset'), 'tag']);
}

/** What npm does not know at all it answers with an error, an unknown version with nothing. */
async function isPublished(spec) {
  const { stdout } = await execute('npm', ['view', spec, 'version']).catch((error) => {
    if (/E404/.test(error.stderr)) return { stdout: '' };
    throw error;
  });
  return stdout.trim() !== '';
}

function described({ name, version, filename, size, unpackedSize, files, changelog }) {
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const entry = changelog.split(`\n## ${version}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
  const indented = entry.split('\n').map((line) => (line === '' ? '' : `    ${line}`));
  return [
    `${name} ${version}`,
    `  ${filename}: ${kB(size)}, unpacked ${kB(unpackedSize)} in ${files.length} files`,
    '',
    '  Changelog',
    '',
    ...indented,
    '',
    '  Files',
    '',
    ...files.map((file) => `  ${kB(file.size).padStart(12)}  ${file.path}`),
    '',
  ].join('\n');
}
