import { defineConfig } from 'tsup';
import { oneFileEach } from '../../scripts/lib/tsup-files.ts';

/** `NO_DTS=1` leaves the type declarations out. */
export default defineConfig({
  ...oneFileEach,
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'],
  dts:
    process.env['NO_DTS'] === '1'
      ? false
      : {
          entry: ['index', 'backoffice', 'en', 'keys', 'machines'].map((name) => `src/${name}.ts`),
        },
});
