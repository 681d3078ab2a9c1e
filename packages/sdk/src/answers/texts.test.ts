import { expect, test } from 'vitest';
import { tooManyAttempts } from './texts.ts';

test.each([
  [1, '1 segundo'],
  [45, '45 segundos'],
  [60, '1 minuto'],
  [700, '12 minutos'],
  [3600, '60 minutos'],
  [3601, '2 horas'],
])('who has asked too often hears in how long to come back (%d s)', (seconds, said) => {
  expect(tooManyAttempts(seconds)).toBe(`Demasiados intentos. Inténtalo de nuevo en ${said}.`);
});
