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

/**
 * An empty project that installs the tarballs as people install packages.
 *
 * @param versions Of packages that this repository has in another version.
 */
export async function makeProject(
  folder: string,
  tarballs: readonly string[],
  versions: Readonly<Record<string, string>> = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const manifest = { name: 'somebodys-shop', private: true, type: 'module' };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const others = await Promise.all(
    [...BESIDE, ...TOOLS].map(
      async (name) => `${name}@${versions[name] ?? (await installedVersion(name))}`,
    ),
  );
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...flags, ...tarballs, ...others], {
    cwd: folder,
    quiet: true,
  });
}

/** Runs the tests of a folder of the project. @returns `title: passed` of each that did, sorted; of the others also why not. */
export async function runTests(folder: string): Promise<string[]> {
  const args = ['vitest', 'run', '--environment', 'happy-dom', '--reporter', 'json'];
  // A failed test is in the report too, with its reason.
  await run('npx', ['--no-install', ...args, '--outputFile', 'report.json'], {
    cwd: folder,
    quiet: true,
  }).catch(() => undefined);
  const report = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8')) as {
    testResults: {
      assertionResults: { title: string; status: string; failureMessages: string[] }[];
    }[];
  };
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return results
    .map(({ title, status, failureMessages }) =>
      [`${title}: ${status}`, ...failureMessages].join('\n'),
    )
    .sort();
}
