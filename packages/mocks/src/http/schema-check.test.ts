import { describe, expect, test } from 'vitest';
import { explain, operations } from '../../test/contract-check.ts';
import { checkSchema } from './schema-check.ts';

/** Values at the edges of what some field may mean. */
const VALUES: unknown[] = [
  ...[null, true, false, '', ' ', 'x', '0', '7', '13', 'Anillos', 'sinpe', 'San José', 'Enviado'],
  ...['a@b.co', '88887777', '101110111', '2026-01-15', 'bloquear', 'x'.repeat(41), '💍'.repeat(40)],
  ...['x'.repeat(81), 'x'.repeat(121), 'x'.repeat(181), 'x'.repeat(301), 'x'.repeat(2001)],
  ...[-1, 0, 1, 2, 3, 1.5, 999, 1000, 100_001, 1_000_001, 2_147_483_648, 1e308],
  ...[[], [1], {}, { otra: 1 }, [{ tamanio: '7', stock: 1 }], [{ tamanio: '99', stock: -1 }]],
];

const bodies = operations.flatMap(({ id, body }) => (body ? [[id, body.schema] as const] : []));

describe('the check agrees with a full validator', () => {
  test.each(bodies)('about what %s is sent', (_id, schema) => {
    const agree = (value: unknown) => {
      const says = explain(schema, value);
      expect(checkSchema(schema, value) === null, `${JSON.stringify(value)}: ${says}`).toBe(
        says === null,
      );
    };
    const fields = Object.keys(checkSchema(schema, {}) ?? {});
    const names = [...new Set([...fields, 'sessionToken', 'estado', 'idRol', 'tallas', 'otra'])];
    for (const value of VALUES) {
      agree(value);
      agree(Object.fromEntries(names.map((name) => [name, value])));
      for (const name of names) agree({ [name]: value });
    }
  });
});

test('every wrong field gets the first sentence that applies', () => {
  const schema = operations.find(({ id }) => id === 'registerCustomer')?.body?.schema ?? '';
  const found = checkSchema(schema, { nombre: '', telefono: 8, otra: 1 });
  expect(found).toMatchObject({
    nombre: 'No puede estar vacío.',
    telefono: 'Debe ser un texto.',
    otra: 'Este campo no se admite aquí.',
    correo: 'Este campo es obligatorio.',
  });
});
