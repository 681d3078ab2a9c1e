import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askPassword, type Terminal } from './ask-password.ts';

/** A terminal at which somebody types, and what can be read on it. */
function terminal() {
  const typed = new PassThrough();
  const shown: string[] = [];
  const place: Terminal = {
    input: Object.assign(typed, { isTTY: true }),
    output: { write: (text) => shown.push(text) },
  };
  return { typed, shown, place };
}

test('a password is asked for twice and never shown', async () => {
  const { typed, shown, place } = terminal();
  const asked = askPassword(false, place);
  typed.write('Plata#925\r');
  typed.write('Plata#925\r');
  expect(await asked).toBe('Plata#925');
  expect(shown.join('')).toBe('Contraseña: \nRepite la contraseña: \n');
});

test('both may be typed, or pasted, ahead of the questions', async () => {
  const { typed, place } = terminal();
  typed.write('Plata#925\nPlata#925\n');
  expect(await askPassword(false, place)).toBe('Plata#925');
});

test('two that differ are refused', async () => {
  const { typed, place } = terminal();
  typed.write('Plata#925\nPlata#952\n');
  await expect(askPassword(false, place)).rejects.toThrow('Las contraseñas no coinciden.');
});

test.each([
  ['Ctrl+D', '\x04'],
  ['Ctrl+C', '\x03'],
])('%s instead of a password ends the command with a sentence', async (_key, code) => {
  const { typed, place } = terminal();
  const asked = askPassword(false, place);
  typed.write(code);
  await expect(asked).rejects.toThrow('No se escribió ninguna contraseña.');
});

test('what is no terminal is read to its first line', async () => {
  const { typed, place } = terminal();
  typed.end('Plata#925\notra\n');
  expect(await askPassword(true, place)).toBe('Plata#925');
});
