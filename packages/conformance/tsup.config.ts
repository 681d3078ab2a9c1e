import { defineConfig } from 'tsup';

/** `NO_DTS=1` leaves the type declarations out. */
export default defineConfig({
  entry: ['src/index.ts', 'src/bin.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: process.env['NO_DTS'] === '1' ? false : { entry: ['src/index.ts'] },
});
