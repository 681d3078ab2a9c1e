import { expect, test } from 'vitest';
import { isSameContact, needsCurrentPassword } from './profile.ts';

const profile = { correo: 'ana@correo.cr', telefono: '88112233' };

test.each([
  ['nothing changed', {}, true],
  ['only blanks changed', { correo: ' ana@correo.cr ' }, true],
  ['the e-mail changed', { correo: 'lucia@correo.cr' }, false],
  ['the e-mail changed its case', { correo: 'Ana@correo.cr' }, false],
  ['the telephone changed', { telefono: '88112234' }, false],
])('when %s', (_name, change, same) => {
  expect(isSameContact({ ...profile, ...change }, profile)).toBe(same);
});

test.each([
  ['otra@b.cr', true, true],
  [' A@B.cr ', true, false],
  ['', true, true],
  ['otra@b.cr', undefined, false],
] as const)(
  '%j in a profile whose backend asks (%j) needs the password: %j',
  (correo, asks, needs) => {
    const profile = { correo: 'a@b.cr', correoPideContrasena: asks };
    expect(needsCurrentPassword({ correo }, profile)).toBe(needs);
  },
);
