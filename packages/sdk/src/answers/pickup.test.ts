import { expect, test } from 'vitest';
import { chosenPlace, savedPlaces } from './pickup.ts';

const FORM = {
  nombre: ' Taller ',
  cuando: 'lunes a viernes 9–5',
  provincia: 'San José',
  canton: 'Escazú',
  distrito: 'San Rafael',
  direccionExacta: 'Portón verde',
  monto: 0,
  activo: true,
} as const;
const place = (idLugar: number) => ({ ...FORM, nombre: 'Taller', idLugar });
const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (cause) {
    return cause;
  }
  throw new Error('It was not refused.');
};

test('a new place gets an id that no place has had, and the others keep theirs', () => {
  const saved = savedPlaces([FORM, { ...FORM, idLugar: 2 }, FORM], [place(2)], 5);
  expect(saved.lugares.map(({ idLugar }) => idLugar)).toEqual([6, 2, 7]);
  expect(saved.last).toBe(7);
  expect(saved.lugares[0]?.nombre).toBe('Taller');
});

test.each([
  ['the id of none', [{ ...FORM, idLugar: 3 }], 'lugares.0.idLugar'],
  ['an id twice', [place(2), place(2)], 'lugares.1.idLugar'],
  ['fractions of cents', [{ ...FORM, monto: 1.005 }], 'lugares.0.monto'],
])('%s is 400', (_what, lugares, field) => {
  expect(refusal(() => savedPlaces(lugares, [place(2)], 5))).toMatchObject({
    status: 400,
    body: { campos: { [field]: expect.any(String) as string } },
  });
});

test('a place that is closed or gone is refused in words that can be shown', () => {
  const lugares = [place(1), { ...place(2), activo: false }];
  expect(chosenPlace(lugares, 1)).toBe(lugares[0]);
  for (const id of [2, 3])
    expect(refusal(() => chosenPlace(lugares, id))).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        error: 'Ya no se puede retirar en ese lugar. Elige otro, o el envío a domicilio.',
        campos: { idLugar: expect.any(String) as string },
      },
    });
});
