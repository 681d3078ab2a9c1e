import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/run.mjs';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string | number>;
}

interface Job {
  'runs-on': string;
  'timeout-minutes': number;
  permissions?: Record<string, string>;
  strategy?: { matrix: { node: string[] } };
  container?: { image: string };
  steps: Step[];
}

interface Workflow {
  name: string;
  on: object;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = path.join(root, '.github/workflows');
const readJson = async (file: string) =>
  JSON.parse(await readFile(path.join(root, file), 'utf8')) as {
    scripts: Record<string, string>;
    engines: { node: string };
  };
const workflow = async (file: string) =>
  parse(await readFile(path.join(folder, file), 'utf8')) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe.each(['ci.yml', 'docs.yml', 'release.yml'])('the workflow %s', (file) => {
  test('has only steps that do something, in pinned actions and scripts that exist', async () => {
    const { scripts } = await readJson('package.json');
    const steps = stepsOf(await workflow(file));
    expect(steps.length).toBeGreaterThan(2);
    for (const { uses, run, with: inputs = {} } of steps) {
      expect([uses, run].filter((one) => one !== undefined)).toHaveLength(1);
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      const commands = [run, inputs['version'], inputs['publish']].join('\n');
      for (const [, script] of commands.matchAll(/npm (?:run )?(test|start|(?<=run )[\w:-]+)/g))
        expect(Object.keys(scripts)).toContain(script);
    }
  });

  test('may do no more than it has to, and ends by itself', async () => {
    const { permissions, jobs } = await workflow(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });
});

test('there is no other workflow', async () => {
  expect((await readdir(folder)).sort()).toEqual(['ci.yml', 'docs.yml', 'release.yml']);
});

test('CI runs every check on the oldest Node.js that the packages support and on the current LTS', async () => {
  const { jobs } = await workflow('ci.yml');
  const { engines } = await readJson('package.json');
  const oldest = /^>=(\d+\.\d+)/.exec(engines.node)?.[1];
  expect(jobs['test']?.strategy?.matrix.node).toEqual([oldest, 'lts']);
  expect(jobs['test']?.container?.image).toBe('node:${{ matrix.node }}-bookworm');
  expect(jobs['test']?.steps.map(({ run }) => run)).toEqual(
    expect.arrayContaining(['npm test', 'npm run test:long']),
  );
});

test('CI asks whether anything that is shipped has a known high finding', async () => {
  const { jobs } = await workflow('ci.yml');
  expect(jobs['audit']?.steps.at(-1)?.run).toBe('npm audit --omit=dev --audit-level=high');
});

test('a release is published from a merged version commit, with provenance', async () => {
  const { jobs, on } = await workflow('release.yml');
  expect(on).toEqual({ push: { branches: ['main'] } });
  expect(jobs['release']?.permissions).toEqual({
    contents: 'write',
    'pull-requests': 'write',
    'id-token': 'write',
  });
  const action = jobs['release']?.steps.find(({ uses }) => uses?.startsWith('changesets/action@'));
  expect(action?.with).toMatchObject({ version: 'npm run version', publish: 'npm run release' });
});
