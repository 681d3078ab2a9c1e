import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bin, node, root } from './run.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json'];
const SDK = [
  'packages/sdk/src',
  'packages/sdk/openapi.json',
  'packages/sdk/tsup.config.ts',
  'scripts/lib/tsup-files.ts',
];
const HOOKS = ['packages/hooks/src', 'packages/hooks/tsup.config.ts'];

const tsup = (name, types) =>
  node([bin('tsup'), '--silent'], {
    quiet: true,
    cwd: path.join(root, 'packages', name),
    env: types ? {} : { NO_DTS: '1' },
  });

/** What is built, from which sources, and in which order. Type declarations only when asked for. */
const UNITS = [
  { name: 'sdk', inputs: SDK, typed: true, build: (types) => tsup('sdk', types) },
  {
    name: 'hooks',
    inputs: [...SDK, ...HOOKS],
    typed: true,
    after: ['sdk'],
    build: (types) => tsup('hooks', types),
  },
  {
    name: 'mocks',
    inputs: ['packages/mocks/src', 'packages/mocks/tsup.config.ts', ...SDK],
    typed: true,
    after: ['sdk'],
    build: (types) => tsup('mocks', types),
  },
  {
    name: 'conformance',
    inputs: ['packages/conformance/src', 'packages/conformance/tsup.config.ts', ...SDK],
    typed: true,
    after: ['sdk'],
    build: (types) => tsup('conformance', types),
  },
  {
    name: 'server',
    inputs: ['packages/server/src', 'packages/server/tsup.config.ts', ...SDK],
    typed: true,
    after: ['sdk'],
    build: (types) => tsup('server', types),
  },
  {
    name: 'docs',
    dir: 'server',
    inputs: ['packages/sdk/openapi.json', 'scripts/contract.mjs', 'scripts/contract'],
    after: ['server'],
    build: () =>
      node(['scripts/contract.mjs', '--docs', 'packages/server/dist/api-docs.html'], {
        quiet: true,
      }),
  },
  {
    name: 'web',
    inputs: [
      'packages/web/src',
      'packages/web/build.mjs',
      'packages/web/vite.config.ts',
      'packages/web/package.json',
      ...HOOKS,
      ...SDK,
    ],
    build: () => node(['build.mjs'], { quiet: true, cwd: path.join(root, 'packages/web') }),
  },
];

async function filesUnder(entry) {
  const full = path.join(root, entry);
  const found = await readdir(full, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!found) return [full];
  return found.filter((f) => f.isFile()).map((f) => path.join(f.parentPath, f.name));
}

async function hashOf(inputs, types) {
  const files = (await Promise.all([...SHARED, ...inputs].map(filesUnder))).flat().sort();
  const hash = createHash('sha256').update(String(types));
  for (const file of files) {
    hash.update(path.relative(root, file));
    hash.update(await readFile(file).catch(() => ''));
  }
  return hash.digest('hex');
}

const stampOf = ({ name, dir = name }) =>
  path.join(root, 'packages', dir, 'dist', `.${name}-built`);

/**
 * Builds the named units (and what they need) whose sources changed since their last build.
 * `types` adds the declarations that published packages carry; the running shop does without.
 */
export async function ensureBuilt(names, { types = false } = {}) {
  const unknown = names.find((name) => !UNITS.some((unit) => unit.name === name));
  if (unknown) throw new Error(`Nothing to build is called ${unknown}.`);
  const wanted = new Set(names);
  for (const unit of [...UNITS].reverse())
    if (wanted.has(unit.name)) unit.after?.forEach((name) => wanted.add(name));
  const done = new Map();
  for (const unit of UNITS.filter(({ name }) => wanted.has(name))) {
    const ready = Promise.all((unit.after ?? []).map((name) => done.get(name)));
    done.set(
      unit.name,
      ready.then(() => buildIfStale(unit, types)),
    );
  }
  await Promise.all(done.values());
}

async function buildIfStale(unit, types) {
  const stamp = stampOf(unit);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  const withTypes = await hashOf(unit.inputs, true);
  const wanted = types && unit.typed ? withTypes : await hashOf(unit.inputs, false);
  // A build with declarations serves whoever needs none.
  if (built === wanted || built === withTypes) return;
  console.log(`Building ${unit.name}…`);
  await unit.build(types);
  await writeFile(stamp, wanted);
}
