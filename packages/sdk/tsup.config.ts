import { defineConfig } from 'tsup';
import { oneFileEach } from '../../scripts/lib/tsup-files.ts';

/** `NO_DTS=1` leaves the type declarations out: enough to run the shop, and much quicker. */
export default defineConfig({
  ...oneFileEach,
  entry: ['src/**/*.ts', '!src/**/*.test.*', '!src/types.gen.ts'],
  dts:
    process.env['NO_DTS'] === '1'
      ? false
      : {
          entry: [
            'src/index.ts',
            'src/tags.ts',
            'src/domain/index.ts',
            'src/schemas/index.ts',
            'src/contract/index.ts',
            'src/answers/index.ts',
            'src/territory/index.ts',
            'src/types.ts',
          ],
        },
});
