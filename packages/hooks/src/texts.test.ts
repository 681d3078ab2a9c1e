import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { backofficeTexts } from './backoffice/texts/backoffice-texts.ts';
import { storefrontTexts } from './storefront/texts/storefront-texts.ts';

const SOURCES = [import.meta.dirname, path.join(import.meta.dirname, '../../web/src')]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|-texts\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Made of the names of the fields that are still empty, or of what was done to a single line. */
const COMPOSED = /^registration\.label\.|Several$/;

it('holds no sentence that nothing says', () => {
  const codes = Object.keys({ ...storefrontTexts, ...backofficeTexts });
  const silent = codes.filter((code) => !COMPOSED.test(code) && !SOURCES.includes(`'${code}'`));
  expect(silent).toEqual([]);
});
