import hooks from 'eslint-plugin-react-hooks';
import path from 'node:path';
import tseslint from 'typescript-eslint';

/** File and folder names are kebab-case (with role suffixes such as `cart.machine.ts`), so that a name can be guessed. */
const fileNames = {
  rules: {
    'kebab-case': {
      create: (context) => ({
        Program(node) {
          const name = path.basename(context.filename);
          if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|js|cjs|mjs)$/.test(name))
            context.report({ node, message: `File name '${name}' is not kebab-case.` });
        },
      }),
    },
  },
};

/**
 * Who may import whom (the drawing in README.md):
 * sdk/types → sdk/domain → server; sdk → hooks → web. Written by pattern, so a new feature needs no edit here.
 */
const forbid = (files, groups) => ({
  files: [files].flat(),
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['@filigrana/*/src/*', '@filigrana/*/dist/*'],
            message: 'Import packages by their public names.',
          },
          // A name alone (no list) is a pattern of its own: a group would cover the paths below it too.
          ...groups.map(([names, message]) => ({
            [typeof names === 'string' ? 'regex' : 'group']: names,
            message,
          })),
        ],
      },
    ],
  },
});

const REACT = ['react', 'react-dom', 'react/*', 'swr', 'xstate', '@xstate/*', 'styled-components'];
const NODE = ['node:*', 'fs', 'path', 'crypto'];

export default tseslint.config(
  {
    ignores: [
      ...['**/dist/**', '**/node_modules/**', '**/*.gen.ts', 'data/**', 'coverage/**'],
      ...['.examples/**', 'examples/*/build/**', '**/.react-router/**'],
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { 'file-names': fileNames },
    rules: {
      'file-names/kebab-case': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Indexes are written by hand, by name.' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}', '{e2e,examples-test,packaging,bench}/**/*.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['packages/{hooks,web}/src/**/*.{ts,tsx}', 'examples/**/*.{ts,tsx}'],
    ...hooks.configs.flat['recommended-latest'],
  },
  forbid('packages/sdk/src/domain/**', [
    [['../client/*', '../resources/*', '../session/*', ...REACT, ...NODE], 'The rules are pure.'],
  ]),
  forbid('packages/sdk/src/{client,resources,session,normalize}/**', [
    [[...REACT, ...NODE], 'The client knows no React and no Node.'],
  ]),
  forbid('packages/server/src/**', [
    ['^@filigrana/(sdk$|hooks|web)', 'The server shares rules and types, not the client.'],
  ]),
  forbid('packages/mocks/src/**', [
    [
      '^@filigrana/(sdk$|hooks|web|server|conformance)',
      'The mocks share rules and types, not the client.',
    ],
    [NODE, 'The mocks run in browsers too.'],
  ]),
  forbid('packages/conformance/src/**', [
    [
      '^@filigrana/(sdk$|hooks|web|server|mocks)',
      'The suite speaks HTTP: it judges every client and server alike.',
    ],
  ]),
  forbid('packages/hooks/src/shared/**', [
    [['**/storefront/**', '**/backoffice/**'], 'Shared code serves both audiences.'],
    [NODE, 'Hooks run in browsers.'],
  ]),
  forbid('packages/hooks/src/storefront/**', [
    [['**/backoffice/**', ...NODE], 'Visitors download no back-office code.'],
  ]),
  forbid('packages/hooks/src/backoffice/**', [
    [['**/storefront/**', ...NODE], 'The two audiences do not import each other.'],
  ]),
  forbid('packages/web/src/ui/**', [
    [
      ['@filigrana/*', '**/storefront/**', '**/backoffice/**', '**/app/**'],
      'The design system knows no domain noun.',
    ],
  ]),
  forbid('packages/web/src/storefront/**', [
    [['**/backoffice/**', '@filigrana/hooks/backoffice'], 'Visitors download no back-office code.'],
  ]),
  forbid('packages/web/src/backoffice/**', [
    [['**/storefront/**'], 'The two audiences do not import each other.'],
  ]),
);
