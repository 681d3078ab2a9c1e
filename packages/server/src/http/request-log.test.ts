import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

test('each request is one JSON line that names no person and repeats no secret', async () => {
  const lines: string[] = [];
  const shop = await createTestApp('sqlite', {
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    handlers: {
      lookupPerson: () => ({ nombre: 'ANA', primerApellido: 'MORA', segundoApellido: '' }),
      login: () => {
        throw Object.assign(new Error('duplicate'), { detail: 'Key (correo)=(ana@x.cr)' });
      },
      searchCatalog: () => [],
    },
  });
  try {
    await shop.call('GET', '/api/users/autocomplete/101110111', { token: 'secreto.de.ana' });
    await shop.call('GET', '/api/clientes/catalogo/buscar?termino=regalo%20para%20ana');
    await shop.call('POST', '/api/users/clientes/login', {
      body: { correo: 'ana@x.cr', contrasena: 'Clave-De-Ana-1' },
    });
    await shop.call('GET', '/api/ana');
    await shop.call('GET', '/api/%E0%A4%A');
  } finally {
    await shop.close();
  }
  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    { method: 'GET', route: '/api/users/autocomplete/:identificacion', status: 200 },
    { method: 'GET', route: '/api/clientes/catalogo/buscar', status: 200 },
    { method: 'POST', route: '/api/users/clientes/login', status: 500 },
    { method: 'GET', route: 'unknown', status: 404 },
    { method: 'GET', route: 'unknown', status: 400 },
  ]);
  for (const { id, ms } of requests) {
    expect(id).toMatch(/^[\w-]{8}-\w+$/);
    expect(ms).toEqual(expect.any(Number));
  }
  expect(lines.join('')).not.toMatch(/ana|101110111|Clave|secreto/i);
});
