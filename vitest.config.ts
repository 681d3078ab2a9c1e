import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { inEnglish, withoutSpanishWords } from './packages/web/english.ts';

const conditions = ['@filigrana/source', 'module', 'node', 'development|production'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: ['@filigrana/source', 'node'] } };

const PROOFS = 'packages/server/test/proofs/**/*.test.ts';

const IN_ENGLISH = 'packages/web/src/**/*.en.test.{ts,tsx}';

const ON_DATABASES = /describeOnBothDatabases|describeOnSharedApp|DATABASES/;

/** A file that replaces modules must not find them loaded. */
const REPLACES_MODULES = /\bvi\.mock\(/;

/** Test files below these folders whose text fits. */
const testFiles = (folders: string[], pattern: RegExp) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && pattern.test(readFileSync(file, 'utf8')));

const ALONE = testFiles(['packages/hooks/src'], REPLACES_MODULES);

/** Tests in a DOM. Loading everything anew costs more than the tests: where files can, they share it. */
const inPage = (name: string, isolate: boolean, include: string[], exclude: string[] = []) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    environment: 'happy-dom',
    setupFiles: 'test/clean-page.ts',
    testTimeout: 30_000,
    isolate,
    exclude,
  },
});

/** Tests of the server, with a PostgreSQL of their own. */
const server = (name: string, include: string[], more: object = {}) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    globalSetup: 'packages/server/test/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    isolate: false,
    ...more,
  },
});

/** The built shop, as people run it: no source condition here. */
const browser = (name: string, include: string) => ({
  test: {
    name,
    include: [include],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // As patient as everything else that waits for the page.
    expect: { poll: { timeout: 60_000 } },
    // A browser, a server and a database on one busy machine: what fails twice is
    // broken, and what needs a second try is named at the end of the run.
    retry: 1,
  },
});

/** One project per kind of test: rules in plain node, hooks and pages in a DOM, the shop in a browser. */
export default defineConfig({
  test: {
    // Two kinds of reader: people, and programs that look for one plain line at the end.
    reporters: ['dot', './scripts/lib/summary-reporter.mjs'],
    projects: [
      {
        resolve,
        ssr,
        test: { name: 'sdk', include: ['packages/sdk/src/**/*.test.ts'], isolate: false },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'mocks',
          include: ['packages/mocks/{src,test}/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'conformance',
          include: ['packages/conformance/{src,test}/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      inPage('hooks', false, ['packages/hooks/src/**/*.test.{ts,tsx}'], ALONE),
      inPage('web', true, ['packages/web/src/**/*.test.{ts,tsx}'], [IN_ENGLISH]),
      // The web app as its English build has it.
      {
        plugins: [inEnglish(), withoutSpanishWords()],
        ...inPage('english', true, [IN_ENGLISH]),
      },
      inPage('alone', true, ALONE),
      server('server', ['packages/server/{src,test}/**/*.test.ts'], {
        exclude: [PROOFS],
        provide: { databases: ['sqlite'] },
      }),
      // From here on: `npm run test:long`.
      server('postgres', testFiles(['packages/server/src', 'packages/server/test'], ON_DATABASES), {
        provide: { databases: ['postgres'] },
      }),
      server('proofs', [PROOFS], { isolate: true, provide: { databases: ['sqlite', 'postgres'] } }),
      {
        // The packed packages, as strangers install them: no source condition here.
        test: {
          name: 'packages',
          include: ['test/packages/**/*.test.ts'],
          globalSetup: 'test/packages/support/global-setup.ts',
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'docs',
          include: ['docs/test/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // Copied out of the repository and installed from the tarballs: no source condition here.
        test: {
          name: 'examples',
          include: ['test/examples/**/*.test.ts'],
          globalSetup: 'test/examples/support/global-setup.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      browser('browser', 'test/browser/*.test.ts'),
      browser('walks', 'test/browser/walks/*.test.ts'),
    ],
  },
});
