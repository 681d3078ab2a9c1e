import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const COMPONENTS = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

test('components take their sentences from a catalogue', () => {
  const own = COMPONENTS.filter((file) => {
    const code = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return /[áéíóúñ¿¡]/i.test(code.replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, ''));
  });
  expect(own).toEqual([]);
});
