import { listOperations, type Operation, type OperationId } from '@filigrana/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../src/auth/tokens.ts';
import { loadContract } from '../src/http/contract.ts';
import type { CallResult } from './call.ts';
import { roleRequests, type RoleRequests } from './role-requests.ts';
import { deadTokens, type DeadTokens } from './role-tokens.ts';
import { contentAtRest } from './table-contents.ts';
import { createTestApp } from './test-app.ts';
import { DATABASES } from './databases.ts';

const document = loadContract();
/**
 * Emptied when all who buy have bought, begun anew when it was turned off, ended at the end, and closed
 * when all is done.
 */
const LAST = ['emptyCart', 'startTwoStep', 'endAllLogins', 'closeAccount'];
const operations = listOperations(document).sort((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id));
const rows = operations.map((operation) => [operation.id as OperationId, operation] as const);

interface Guarded {
  operationId: string;
  security: object[];
}
type Door = 'open' | 'a login or a session' | 'a login';
const doors = new Map<string, Door>(
  (
    Object.values(document.paths).flatMap((item) => Object.values(item)) as unknown as Guarded[]
  ).map(({ operationId, security: [first] }) => {
    if (!first) return [operationId, 'open'];
    return [operationId, 'bearer' in first ? 'a login' : 'a login or a session'];
  }),
);

/** What the contract promises to somebody with this role; null without a living token. */
function promised({ id, roles }: Operation, rol: Role | null): string {
  if (doors.get(id) === 'open') return 'in';
  if (rol === null) return '401 UNAUTHENTICATED';
  return roles === null || roles.includes(rol) ? 'in' : '403 FORBIDDEN';
}

/** In is who gets an answer of the operation's own. */
function outcome({ successStatus }: Operation, { status, body }: CallResult): string {
  if ([successStatus, 404, 409].includes(status)) return 'in';
  return `${status} ${(body as { code?: string }).code ?? ''}`;
}

test('the contract names roles exactly where a login is needed', () => {
  const named = operations.filter(({ roles }) => roles !== null).map(({ id }) => id);
  expect(named.filter((id) => doors.get(id) !== 'a login')).toEqual([]);
  expect([...doors.values()].filter((door) => door === 'a login')).toHaveLength(named.length);
  expect(operations).toHaveLength(doors.size);
});

describe.each(DATABASES)('roles on %s', (dialect) => {
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let shop: RoleRequests;
  let dead: Record<Role, DeadTokens>;
  let blocked: string;
  let untouched: Awaited<ReturnType<typeof contentAtRest>>;
  const letters = () => app.mailer.sent.length;
  let lettersBefore: number;

  beforeAll(async () => {
    app = await createTestApp(dialect);
    shop = await roleRequests(app, document);
    dead = {
      1: await deadTokens(app, 1),
      2: await deadTokens(app, 2),
      3: await deadTokens(app, 3),
    };
    const customer = await app.signIn(1);
    const { status } = await app.call(
      'PUT',
      `/api/users/admin/clientes/${customer.identificacion}/estado`,
      { token: shop.admin.token, body: { accion: 'bloquear' } },
    );
    expect(status).toBe(200);
    blocked = customer.token;
    untouched = await contentAtRest(app.deps);
    lettersBefore = letters();
  });
  afterAll(() => app.close());

  const ask = (operation: Operation, token: string | undefined, method = operation.method) => {
    const { url, ...options } = shop.requestFor(operation);
    return app.call(method.toUpperCase() as 'GET', url, {
      ...options,
      ...(token !== undefined && { token }),
    });
  };

  type Caller = [who: string, token: string | undefined, rol: Role | null];
  const living = (): Caller[] => [
    ['the customer', shop.customer.token, 1],
    ['another customer', shop.other.token, 1],
    ['a manager', shop.manager.token, 3],
    ['an administrator', shop.admin.token, 2],
  ];
  const lifeless = ({ roles }: Operation): Caller[] => {
    const rol = (roles?.[0] ?? 2) as Role;
    const tokens = Object.entries(dead[rol]).map(([why, token]): Caller => [why, token, null]);
    return [['nobody', undefined, null], ['a blocked customer', blocked, null], ...tokens];
  };
  const table = async (operation: Operation, callers: Caller[]) => {
    const seen: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [who, token, rol] of callers) {
      seen[who] = outcome(operation, await ask(operation, token));
      expected[who] = promised(operation, rol);
    }
    return { seen, expected };
  };

  describe('who may not', () => {
    const guarded = rows.filter(([id]) => doors.get(id) !== 'open');
    test.each(guarded)(
      '%s turns away all who may not, dead tokens alike',
      async (_id, operation) => {
        const callers = [...lifeless(operation), ...living()].filter(
          ([, , rol]) => promised(operation, rol) !== 'in',
        );
        const { seen, expected } = await table(operation, callers);
        expect(seen).toEqual(expected);
        if (operation.method !== 'get') return;
        for (const [who, token, rol] of callers) {
          const { status } = await app.call('HEAD', shop.requestFor(operation).url, {
            ...(token !== undefined && { token }),
          });
          expect(`HEAD ${who} ${status}`).toBe(
            `HEAD ${who} ${promised(operation, rol).slice(0, 3)}`,
          );
        }
      },
    );

    test('whoever was turned away has changed nothing and caused no letter', async () => {
      expect(await contentAtRest(app.deps)).toEqual(untouched);
      expect(letters()).toBe(lettersBefore);
    });
  });

  describe('whose it is', () => {
    const mine = async (url: string, { token }: { token: string }) =>
      app.call('GET', url, { token });

    test("another customer's order is the same 404 as one that never was", async () => {
      const [theirs, none] = [
        await mine(`/api/pedido/usuario/${shop.idPedido}`, shop.other),
        await mine('/api/pedido/usuario/999999', shop.other),
      ];
      expect(theirs).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(theirs.body).toEqual(none.body);
      const own = await mine(`/api/pedido/usuario/${shop.idPedido}`, shop.customer);
      expect(own.status).toBe(200);
    });

    test.each(['/api/pedido/usuario', '/api/pedidos-especiales/usuario'])(
      '%s lists what is the own only',
      async (url) => {
        expect((await mine(url, shop.customer)).body).not.toEqual([]);
        expect((await mine(url, shop.other)).body).toEqual([]);
      },
    );

    test('a profile is the one of the login', async () => {
      for (const who of [shop.customer, shop.other, shop.manager, shop.admin]) {
        const { body } = await mine('/api/users/clientes/perfil', who);
        expect(JSON.stringify(body)).toContain(who.correo);
      }
    });

    test("a cart's lines are changed by its owner only", async () => {
      const ownLines = async (who: { token: string }) =>
        (await app.call('POST', '/api/carrito/obtener', { token: who.token, body: {} })).body;
      const before = await ownLines(shop.customer);
      await app.call('DELETE', '/api/carrito/vaciar', { token: shop.admin.token, body: {} });
      const { sessionToken } = (await app.call('POST', '/api/users/session/create')).body as {
        sessionToken: string;
      };
      await app.call('DELETE', '/api/carrito/vaciar', { body: { sessionToken } });
      expect(await ownLines(shop.customer)).toEqual(before);
    });

    test('a receipt opens by its link alone, and no login replaces the link', async () => {
      const own = await mine(`/api/pedido/usuario/${shop.idPedido}`, shop.customer);
      const { comprobante } = own.body as { comprobante: string };
      expect((await app.call('GET', comprobante)).status).toBe(200);
      const [bare = ''] = comprobante.split('?');
      for (const { token } of [shop.customer, shop.other, shop.manager, shop.admin])
        expect((await app.call('GET', bare, { token })).status).toBe(403);
    });
  });

  describe('who may', () => {
    test.each(rows)('%s answers all who may, and works', async (_id, operation) => {
      await shop.prepare(operation);
      const isOpen = doors.get(operation.id) === 'open';
      const callers = [...living(), ...(isOpen ? lifeless(operation) : [])].filter(
        ([, , rol]) => promised(operation, rol) === 'in',
      );
      // The first who may proves that the request is a good one.
      const [first, ...others] = callers;
      const answer = await ask(operation, first?.[1]);
      expect(answer).toMatchObject({ status: operation.successStatus });
      const { seen, expected } = await table(operation, others);
      expect(seen).toEqual(expected);
    });
  });
});
