import { defineConfig } from 'tsup';
import { oneFileEach } from '../../scripts/lib/tsup-files.ts';

/** `NO_DTS=1` leaves the type declarations out. */
export default defineConfig({
  ...oneFileEach,
  entry: ['src/**/*.ts', '!src/**/*.test.*'],
  // Inside the package it is JavaScript: no reader needs to know how JSON is imported.
  noExternal: ['@filigrana/sdk/openapi.json'],
  dts:
    process.env['NO_DTS'] === '1'
      ? false
      : { entry: ['src/index.ts', 'src/node.ts', 'src/browser.ts', 'src/fixtures.ts'] },
});
