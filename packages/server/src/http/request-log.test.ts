import { expect, test } from 'vitest';
import { login } from '../../test/accounts.ts';
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

test('who is refused is named by account and address, and never by what they sent', async () => {
  const lines: string[] = [];
  const shop = await createTestApp('sqlite', {
    log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
    trustProxy: 1,
    limitRequests: true,
  });
  const manager = await shop.signIn(3);
  const url = '/api/users/clientes/login';
  const from = { 'x-forwarded-for': '203.0.113.7' };
  try {
    await shop.call('GET', '/api/users/admin/staff', { token: manager.token, headers: from });
    await shop.call('GET', '/api/users/admin/staff', { token: 'a.forged.token', headers: from });
    await shop.call('GET', '/api/productos/9999', { headers: from });
    for (const correo of [manager.correo, 'nadie@filigrana.test'])
      await shop.call('POST', url, { body: { correo, contrasena: 'Otra-Clave-9' }, headers: from });
    await shop.deps.db.updateTable('usuarios').set({ estado: 'bloqueado' }).execute();
    await login(shop, manager.correo);
    for (const _ of Array(11))
      await shop.call('POST', url, { body: { correo: 'x@x.cr', contrasena: 'x' }, headers: from });
  } finally {
    await shop.close();
  }
  const refused = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const { idUsuario } = manager;
  const address = '203.0.113.7';
  const wrong = { msg: 'refused', level: 40, operation: 'login', status: 401, address };
  expect(refused.slice(0, 5)).toMatchObject([
    { operation: 'listStaff', status: 403, code: 'FORBIDDEN', account: idUsuario, address },
    { operation: 'listStaff', status: 401, code: 'UNAUTHENTICATED', account: null, address },
    { ...wrong, account: idUsuario },
    { ...wrong, account: null },
    { operation: 'login', status: 403, code: 'ACCOUNT_BLOCKED', account: idUsuario },
  ]);
  expect(refused.at(-1)).toMatchObject({ operation: 'login', status: 429, account: null, address });
  expect(lines.join('')).not.toMatch(/@|Clave|contrasena|forged|Bearer/i);
  expect(lines.join('')).not.toContain(manager.token);
});
