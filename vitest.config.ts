import { defineConfig } from 'vitest/config';

const conditions = ['@filigrana/source', 'module', 'node', 'development|production'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: ['@filigrana/source', 'node'] } };

/** One project per kind of test: rules in plain node, hooks and pages in a DOM, the shop in a browser. */
export default defineConfig({
  test: {
    // Two kinds of reader: people, and programs that look for one plain line at the end.
    reporters: ['dot', './scripts/lib/summary-reporter.mjs'],
    projects: [
      { resolve, ssr, test: { name: 'sdk', include: ['packages/sdk/src/**/*.test.ts'] } },
      {
        resolve,
        ssr,
        test: {
          name: 'mocks',
          include: ['packages/mocks/{src,test}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'conformance',
          include: ['packages/conformance/{src,test}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'hooks',
          include: ['packages/hooks/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: 'packages/server/test/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The packed packages, as strangers install them: no source condition here.
        test: {
          name: 'packaging',
          include: ['packaging/**/*.test.ts'],
          globalSetup: 'packaging/support/global-setup.ts',
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
          include: ['examples-test/**/*.test.ts'],
          globalSetup: 'examples-test/support/global-setup.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // The built shop, as people run it: no source condition here.
          testTimeout: 240_000,
          hookTimeout: 60_000,
          // As patient as everything else that waits for the page.
          expect: { poll: { timeout: 60_000 } },
          // A browser, a server and a database on one busy machine: what fails twice is
          // broken, and what needs a second try is named at the end of the run.
          retry: 1,
        },
      },
    ],
  },
});
