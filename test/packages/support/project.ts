import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from '../../../scripts/lib/run.mjs';

/** What the README files tell people to install beside the packages, and the tools of their projects. */
const BESIDE = ['react', 'react-dom', 'swr', 'xstate', '@xstate/react', 'msw'];
const TOOLS = [
  'typescript',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'vitest',
  'happy-dom',
];

async function installedVersion(name: string): Promise<string> {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** An empty project that installs the tarballs as people install packages. */
export async function makeProject(folder: string, tarballs: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const manifest = { name: 'somebodys-shop', private: true, type: 'module' };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const others = await Promise.all(
    [...BESIDE, ...TOOLS].map(async (name) => `${name}@${await installedVersion(name)}`),
  );
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...flags, ...Object.values(tarballs), ...others], {
    cwd: folder,
    quiet: true,
  });
}
