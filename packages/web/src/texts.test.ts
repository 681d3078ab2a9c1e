import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const sourceOf = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

const COMPONENTS = SOURCES.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

test('everything that visitors read has its English', () => {
  const spanish = SOURCES.filter(
    (file) => file.endsWith('texts.ts') && !/^backoffice|\.en\.ts$/.test(file),
  );
  expect(spanish.filter((file) => !SOURCES.includes(file.replace(/ts$/, 'en.ts')))).toEqual([]);
});

/** Names, and what English texts are told apart by. */
const SPANISH_NAMES =
  /SINPE Móvil|Paraíso|Agencia de Protección de Datos de los Habitantes|'?[A-Z][\wáñé() ]+'?: '[\w() -]+',|^import .*$/gm;

test.each(SOURCES.filter((file) => file.endsWith('.en.ts')))('%s is English', (file) => {
  const words = sourceOf(file).replaceAll(SPANISH_NAMES, '');
  expect(words.match(/.*[áéíóúñ¿¡].*/gi)).toBeNull();
});

test('components take their sentences from a catalogue', () => {
  const own = COMPONENTS.filter((file) => {
    const code = sourceOf(file);
    return /[áéíóúñ¿¡]/i.test(code.replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, ''));
  });
  expect(own).toEqual([]);
});
