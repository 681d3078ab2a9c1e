import { defineConfig } from 'tsup';

/**
 * One file for each source file, so that a bundler takes only the hooks that a page uses and can
 * leave the machines to the pages that run them. `NO_DTS=1` leaves the type declarations out.
 */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts:
    process.env['NO_DTS'] === '1'
      ? false
      : { entry: ['src/index.ts', 'src/backoffice.ts', 'src/machines.ts'] },
});
