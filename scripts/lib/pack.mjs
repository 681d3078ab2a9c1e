import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root, run } from './run.mjs';

/** The packages that strangers install; `web` stays at home. */
export const PUBLISHED = ['sdk', 'hooks', 'mocks', 'conformance', 'server'];

/**
 * Builds what is stale and packs every published package exactly as a release would.
 * Answers the path of each tarball by package name: `{ '@filigrana/sdk': '/…/filigrana-sdk-0.1.0.tgz' }`.
 */
export async function packAll(folder) {
  await ensureBuilt([...PUBLISHED, 'docs'], { types: true });
  await mkdir(folder, { recursive: true });
  const packed = await Promise.all(
    PUBLISHED.map(async (name) => {
      const answer = await run('npm', ['pack', '--json', '--pack-destination', folder], {
        quiet: true,
        cwd: path.join(root, 'packages', name),
      });
      const [{ filename }] = JSON.parse(answer.slice(answer.indexOf('[')));
      return [`@filigrana/${name}`, path.join(folder, filename)];
    }),
  );
  return Object.fromEntries(packed);
}
