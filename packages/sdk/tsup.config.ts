import { defineConfig } from 'tsup';

/** `NO_DTS=1` leaves the type declarations out: enough to run the shop, and much quicker. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'domain/index': 'src/domain/index.ts',
    'schemas/index': 'src/schemas/index.ts',
    'contract/index': 'src/contract/index.ts',
    types: 'src/types.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  dts: process.env['NO_DTS'] !== '1',
});
