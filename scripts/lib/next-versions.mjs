import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { node, root } from './run.mjs';

const CHANGESETS = path.join(root, 'node_modules/@changesets/cli/bin.js');

/**
 * Copies the manifests and changelogs into `folder` and lets the pending changesets raise them there,
 * as `npm run version` would here. The repository stays as it is.
 */
export async function nextVersions(folder) {
  const copy = (file) =>
    cp(path.join(root, file), path.join(folder, file), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  await mkdir(folder, { recursive: true });
  const packages = await readdir(path.join(root, 'packages'));
  const files = packages.flatMap((name) =>
    ['package.json', 'CHANGELOG.md'].map((file) => `packages/${name}/${file}`),
  );
  // Changesets takes the folder of the lock file for the root.
  for (const file of ['package.json', 'package-lock.json', '.changeset', ...files])
    await copy(file);
  await node([CHANGESETS, 'version'], { quiet: true, cwd: folder });
}
