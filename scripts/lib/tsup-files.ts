import type { Options } from 'tsup';

/**
 * What the libraries have in common: each source file becomes one ESM and one CommonJS file, so that
 * bundlers take only what is used, a module exists once whatever entry it is reached through, and
 * stack traces name files that people can find.
 */
export const oneFileEach = {
  format: ['esm', 'cjs'] as ('esm' | 'cjs')[],
  target: 'es2022',
  platform: 'neutral',
  splitting: false,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [
    {
      name: 'relative-imports-stay',
      setup: ({ onResolve, initialOptions }) =>
        onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path }) => {
          if (kind === 'entry-point') return undefined;
          const extension = initialOptions.format === 'cjs' ? '.cjs' : '.js';
          return { path: path.replace(/\.tsx?$/, extension), external: true };
        }),
    },
  ],
  plugins: [
    {
      name: 'default-exports-as-bundlers-read-them',
      // Who takes the CommonJS files (test runners with a resolver of their own) gets swr's too, whose
      // default export is `exports.default`; esbuild would take all of `exports` for it, as Node.js does.
      renderChunk: (code, { map }) => ({
        code: code.replaceAll(/__toESM\((require\("[^"]+"\)), 1\)/g, '__toESM($1)'),
        map: map ?? null,
      }),
    },
  ],
  esbuildOptions: (options, { format }) => {
    // Test runners that load CommonJS know no `import()` either.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
} satisfies Options;
