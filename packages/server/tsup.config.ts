import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    bin: 'src/bin.ts',
    'picture-worker': 'src/pictures/picture-worker.ts',
  },
  format: 'esm',
  target: 'node20.19',
  platform: 'node',
  splitting: true,
  // Two hundred small files each: reading them one by one would be a fifth of a start. They stay
  // dependencies for their types.
  noExternal: ['kysely', 'jose'],
  sourcemap: true,
  // The reference documentation is built into the same folder by another step.
  clean: ['!api-docs.html', '!.*'],
  dts: process.env['NO_DTS'] ? false : { entry: 'src/index.ts' },
});
