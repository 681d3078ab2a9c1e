import { expect, test } from 'vitest';
import { fullName, tidyName } from './person-name.ts';

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

test.each([
  ['Solano', 'Quirós', 'Ana Solano Quirós'],
  ['Weber', '', 'Ana Weber'],
])(
  'the whole name with the surnames "%s" and "%s" is %s',
  (primerApellido, segundoApellido, whole) => {
    expect(fullName({ nombre: 'Ana', primerApellido, segundoApellido })).toBe(whole);
  },
);
