import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/bin.ts'],
  format: 'esm',
  target: 'node20.19',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  // The reference documentation is built into the same folder by another step.
  clean: ['!api-docs.html', '!.*'],
  dts: process.env['NO_DTS'] ? false : { entry: 'src/index.ts' },
});
