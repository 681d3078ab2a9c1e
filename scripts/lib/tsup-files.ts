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
  esbuildOptions: (options, { format }) => {
    // Test runners that load CommonJS know no `import()` either.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
} satisfies Options;
