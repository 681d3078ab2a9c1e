import { expect, test } from 'vitest';
import { tidyName } from './person-name.ts';

test.each([
  ['MARIA FERNANDA', 'Maria Fernanda'],
  ['UMAÑA', 'Umaña'],
  ['ÑURINDA', 'Ñurinda'],
  ['GÜELL', 'Güell'],
  ['ÍÑIGO', 'Íñigo'],
  ['DE LA O', 'De la O'],
  ['MARIA DE LOS ANGELES', 'Maria de los Angeles'],
  ["O'NEILL", "O'Neill"],
  ['ANA-LUCIA', 'Ana-Lucia'],
  ['', ''],
])('the roll’s %s is written %s', (roll, people) => {
  expect(tidyName(roll)).toBe(people);
});
