import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { root, run } from '../../scripts/lib/run.mjs';
import { manifestOf } from './support/packages.ts';

const FLAGS = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

test('the guide to Jest works as it is written, in a project of its own', async () => {
  const guide = await readFile(path.join(root, 'docs/guides/jest.md'), 'utf8');
  const folder = path.join(path.dirname(inject('project')), 'jest');
  await mkdir(folder, { recursive: true });
  for (const [, file, code] of guide.matchAll(
    /^`([\w.]+)`:\n\n(?:<!--.*-->\n\n)?```\w+\n(.*?)^```$/gms,
  ))
    await writeFile(path.join(folder, file ?? ''), code ?? '');
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');

  const {
    '@filigrana/sdk': sdk,
    '@filigrana/hooks': hooks,
    '@filigrana/mocks': mocks,
  } = inject('tarballs');
  const asked = /npm install --save-dev (.+)/.exec(guide)?.[1]?.split(' ') ?? [];
  const beside = asked.filter((name) => !name.startsWith('@filigrana/'));
  const peers = Object.keys((await manifestOf('hooks'))['peerDependencies'] as object);
  const packed = [sdk, hooks, mocks].map(String);
  await run('npm', ['install', ...FLAGS, ...packed, ...beside, ...peers, 'react-dom'], {
    cwd: folder,
    quiet: true,
  });
  const output: string = await run('npx', ['--no-install', 'jest', '--json'], {
    cwd: folder,
    quiet: true,
  });
  expect(output).toContain('"numPassedTests":1');
});
