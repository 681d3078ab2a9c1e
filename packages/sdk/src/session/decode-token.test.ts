import { describe, expect, it } from 'vitest';
import { tokenWith } from '../../test/fake-fetch.ts';
import { decodeToken } from './decode-token.ts';

/** A token whose payload is this text, encoded as tokens are. */
const tokenOf = (payload: string) =>
  `e30.${base64(payload).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

describe('decodeToken', () => {
  it.each([
    [
      { idUsuario: 7, rol: 1 },
      { idUsuario: 7, rol: 1 },
    ],
    [
      { idUsuario: 7, rol: 2, jti: 'sesion-1' },
      { idUsuario: 7, rol: 2, jti: 'sesion-1' },
    ],
    [
      { id: 7, idRol: 3 },
      { idUsuario: 7, rol: 3 },
    ],
    [
      { id: '7', idRol: '2', exp: 1 },
      { idUsuario: 7, rol: 2 },
    ],
    [
      { idUsuario: 7, id: 9, rol: 1, idRol: 2 },
      { idUsuario: 7, rol: 1 },
    ],
    [
      { idUsuario: 7, rol: null, idRol: 2 },
      { idUsuario: 7, rol: 2 },
    ],
  ])('reads %o', (claims, expected) => {
    expect(decodeToken(tokenWith(claims))).toEqual(expected);
  });

  it('reads accents and the letters of URLs', () => {
    const claims = JSON.stringify({ idUsuario: 7, rol: 1, nombre: 'Ñandú ¿?>~ÿÿ' });
    const token = tokenOf(claims);
    expect(token).toMatch(/[-_]/);
    expect(decodeToken(token)).toEqual({ idUsuario: 7, rol: 1 });
  });

  it.each([
    null,
    undefined,
    '',
    'a',
    'a.b',
    'a.b.c',
    'e30.%%%.x',
    tokenOf('no es JSON'),
    tokenOf('[]'),
    tokenOf('null'),
    tokenWith({}),
    tokenWith({ idUsuario: 7 }),
    tokenWith({ rol: 1 }),
    tokenWith({ idUsuario: 7, rol: 4 }),
    tokenWith({ idUsuario: 'siete', rol: 1 }),
  ])('gives null for %s', (token) => {
    expect(decodeToken(token)).toBeNull();
  });
});
