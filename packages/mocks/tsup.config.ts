import { defineConfig } from 'tsup';

/** `NO_DTS=1` leaves the type declarations out. */
export default defineConfig({
  entry: ['src/index.ts', 'src/node.ts', 'src/browser.ts', 'src/fixtures.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  // Inside the bundle it is JavaScript: no reader needs to know how JSON is imported.
  noExternal: ['@filigrana/sdk/openapi.json'],
  sourcemap: true,
  clean: true,
  dts: process.env['NO_DTS'] !== '1',
});
