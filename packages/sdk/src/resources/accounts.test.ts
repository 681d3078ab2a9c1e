import { describe, expect, it } from 'vitest';
import { fakeFetch, tokenWith } from '../../test/fake-fetch.ts';
import { createShop } from '../client/shop.ts';
import { memorySession } from '../session/memory-session.ts';
import type { SessionState } from '../session/session-store.ts';

const TOKEN = tokenWith({ id: '7', idRol: '2' });
const CREDENTIALS = { correo: 'a@b.cr', contrasena: 'x' };
const NAMES = { nombre: 'Ana', primerApellido: 'Rojas', correo: 'a@b.cr' };

function shopWith(
  state: Partial<SessionState>,
  respond: (path: string) => Response | Promise<Response>,
) {
  const { fetch, seen } = fakeFetch(({ url }) => respond(url.pathname));
  const session = memorySession(state);
  return {
    shop: createShop({ host: 'https://t.test', session, fetch, retries: 0 }),
    seen,
    session,
  };
}

describe('login', () => {
  const success = () => Response.json({ token: TOKEN, usuario: { ...NAMES, id: 7, rol: 2 } });

  it('sends the anonymous session, stores the login and drops that session', async () => {
    const { shop, seen, session } = shopWith({ sessionToken: 's-1' }, success);
    const result = await shop.accounts.login(CREDENTIALS);
    expect(seen[0]?.json).toEqual({ ...CREDENTIALS, sessionToken: 's-1' });
    expect(result.usuario).toMatchObject({ idUsuario: 7, rol: 2, nombre: 'Ana' });
    expect(session.read()).toEqual({ ...result, sessionToken: null });
  });

  it('sends no session and no second step when there are none', async () => {
    const { shop, seen } = shopWith({}, success);
    await shop.accounts.login({ ...CREDENTIALS, codigo: undefined });
    await shop.accounts.login({ ...CREDENTIALS, codigo: '123456' });
    expect(seen[0]?.json).toEqual(CREDENTIALS);
    expect(seen[1]?.json).toEqual({ ...CREDENTIALS, codigo: '123456' });
  });

  it('takes id and role from the token when the account lacks them', async () => {
    const { shop } = shopWith({}, () => Response.json({ token: TOKEN, usuario: NAMES }));
    const { usuario } = await shop.accounts.login(CREDENTIALS);
    expect(usuario).toMatchObject({ idUsuario: 7, rol: 2 });
  });

  it('waits for a session that is just being created, for it holds a cart', async () => {
    const { shop, seen } = shopWith({}, (path) =>
      path.endsWith('create') ? Response.json({ sessionToken: 's-nueva' }) : success(),
    );
    await Promise.all([shop.session.ensure(), shop.accounts.login(CREDENTIALS)]);
    expect(seen[1]?.json).toMatchObject({ sessionToken: 's-nueva' });
  });

  it('goes on when that session could not be created', async () => {
    const { shop } = shopWith({}, (path) =>
      path.endsWith('create') ? new Response(null, { status: 500 }) : success(),
    );
    const ensured = shop.session.ensure().catch((error: unknown) => error);
    await expect(shop.accounts.login(CREDENTIALS)).resolves.toMatchObject({ token: TOKEN });
    expect(await ensured).toMatchObject({ status: 500 });
  });

  it.each([
    ['a wrong password', () => new Response(null, { status: 401 })],
    ['an account without a name', () => Response.json({ token: TOKEN, usuario: {} })],
    ['no token', () => Response.json({ usuario: NAMES })],
  ])('stores nothing after %s', async (_name, respond) => {
    const { shop, session } = shopWith({ sessionToken: 's-1' }, respond);
    await expect(shop.accounts.login(CREDENTIALS)).rejects.toThrow();
    expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: 's-1' });
  });
});

describe('a profile', () => {
  const user = { ...NAMES, idUsuario: 7, idRol: '2', suscrito: '1' };

  it.each([
    ['an object', { usuario: user }],
    ['a list', { usuario: [user] }],
    ['a bare object', user],
    ['a bare list', [user]],
  ])('is read from %s', async (_name, body) => {
    const { shop } = shopWith({ token: TOKEN }, () => Response.json(body));
    const expected = { idUsuario: 7, rol: 2, suscrito: true, segundoApellido: '', telefono: '' };
    expect(await shop.accounts.staffProfile()).toMatchObject(expected);
    expect(await shop.accounts.profile()).toMatchObject(expected);
  });

  it('breaks the contract when the list is empty', async () => {
    const { shop } = shopWith({ token: TOKEN }, () => Response.json({ usuario: [] }));
    await expect(shop.accounts.profile()).rejects.toMatchObject({ kind: 'contract' });
  });

  it('is handed on after a change when the server sends it', async () => {
    const bodies = [{ mensaje: 'Listo.', usuario: user }, { mensaje: 'Listo.' }];
    const { shop } = shopWith({ token: TOKEN }, () => Response.json(bodies.shift()));
    const form = { correo: 'a@b.cr', telefono: '88881234' };
    const changed = await shop.accounts.updateProfile(form);
    expect(changed.usuario?.nombre).toBe('Ana');
    expect(await shop.accounts.updateProfile(form)).toEqual({ mensaje: 'Listo.', usuario: null });
  });
});
