import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../entities.ts';
import type { KeyValueStorage } from '../environment/environment.ts';
import { localStorageSession } from './local-storage-session.ts';

const ANA: User = {
  idUsuario: 7,
  identificacion: '303330333',
  nombre: 'Ana',
  primerApellido: 'Rojas',
  segundoApellido: 'Castro',
  correo: 'ana@filigrana.test',
  telefono: '88881234',
  rol: 1,
  suscrito: true,
};
const LOGIN = { token: 'a.b.c', usuario: ANA };

/** Local storage as a Map that can be looked into. */
function mapStorage(content: Record<string, string> = {}) {
  const map = new Map(Object.entries(content));
  const storage: KeyValueStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { map, storage };
}

describe('a login in local storage', () => {
  it('is written under the names of the specification where there is no prefix', () => {
    const { map, storage } = mapStorage();
    localStorageSession({ storage, prefix: '' }).write({ ...LOGIN, sessionToken: 's-1' });
    expect(Object.fromEntries(map)).toEqual({
      token: 'a.b.c',
      usuario: JSON.stringify(ANA),
      auth: JSON.stringify({ state: { ...LOGIN, isAuthenticated: true }, version: 1 }),
      sessionToken: 's-1',
    });
  });

  it('is read again by another object', () => {
    const { storage } = mapStorage();
    localStorageSession({ storage, prefix: '' }).write(LOGIN);
    expect(localStorageSession({ storage, prefix: '' }).read()).toEqual({
      ...LOGIN,
      sessionToken: null,
    });
  });

  it('is read in the spellings of older programs', () => {
    const { rol: idRol, idUsuario: id, ...rest } = ANA;
    const usuario = JSON.stringify({ ...rest, id, idRol: String(idRol), suscrito: 1 });
    const { storage } = mapStorage({ token: 'a.b.c', usuario });
    expect(localStorageSession({ storage, prefix: '' }).read().usuario).toEqual(ANA);
  });

  it.each([
    ['no JSON', '{nombre:'],
    ['the word undefined', 'undefined'],
    ['null', 'null'],
    ['a number', '7'],
    ['an account without a role', JSON.stringify({ ...ANA, rol: undefined })],
  ])('counts as absent when usuario is %s', (_name, usuario) => {
    const { storage } = mapStorage({ token: 'a.b.c', usuario });
    expect(localStorageSession({ storage, prefix: '' }).read()).toMatchObject({
      token: 'a.b.c',
      usuario: null,
    });
  });

  it.each(['', ' ', 'null', 'undefined'])('counts as absent when the token is "%s"', (token) => {
    const { storage } = mapStorage({ token, sessionToken: token });
    expect(localStorageSession({ storage, prefix: '' }).read()).toMatchObject({
      token: null,
      sessionToken: null,
    });
  });

  it('is not taken from the persisted store once the token is gone', () => {
    const { map, storage } = mapStorage();
    const session = localStorageSession({ storage, prefix: '' });
    session.write(LOGIN);
    map.delete('token');
    expect(session.read().token).toBeNull();
  });
});

describe('clear', () => {
  it('removes login and persisted store, and keeps the anonymous session', () => {
    const { map, storage } = mapStorage();
    const session = localStorageSession({ storage, prefix: '' });
    session.write({ ...LOGIN, sessionToken: 's-1' });
    session.clear();
    expect(Object.fromEntries(map)).toEqual({ sessionToken: 's-1' });
    expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: 's-1' });
  });

  it('removes the anonymous session too when asked', () => {
    const { map, storage } = mapStorage({ idioma: 'es' });
    const session = localStorageSession({ storage, prefix: '' });
    session.write({ ...LOGIN, sessionToken: 's-1' });
    session.clear({ sessionToken: true });
    expect(Object.fromEntries(map)).toEqual({ idioma: 'es' });
  });
});

describe('read', () => {
  it('gives the same object until something changes', () => {
    const { map, storage } = mapStorage({ token: 'a.b.c' });
    const session = localStorageSession({ storage, prefix: '' });
    const first = session.read();
    expect(session.read()).toBe(first);
    map.set('idioma', 'es');
    expect(session.read()).toBe(first);
    map.set('token', 'd.e.f');
    expect(session.read()).not.toBe(first);
    expect(session.read().token).toBe('d.e.f');
  });
});

describe('write', () => {
  it('leaves the login alone when it changes the anonymous session', () => {
    const { map, storage } = mapStorage({ token: 'a.b.c', usuario: '{roto' });
    localStorageSession({ storage, prefix: '' }).write({ sessionToken: 's-1' });
    expect(Object.fromEntries(map)).toEqual({
      token: 'a.b.c',
      usuario: '{roto',
      sessionToken: 's-1',
    });
  });
});

describe('without a window', () => {
  it('is empty and stays empty, so that a server mixes nobody up', () => {
    const session = localStorageSession();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.write({ ...LOGIN, sessionToken: 's-1' });
    stop();
    expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: null });
    expect(localStorageSession().read().token).toBeNull();
  });
});

describe('in a window', () => {
  const page = new EventTarget();
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
  let content: ReturnType<typeof mapStorage>;

  beforeEach(() => {
    content = mapStorage();
    vi.stubGlobal('window', Object.assign(page, { localStorage: content.storage }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('uses its local storage', () => {
    localStorageSession().write({ token: 'a.b.c' });
    expect(content.map.get('filigrana:token')).toBe('a.b.c');
  });

  it('leaves the page’s own token alone, and a second shop the first one’s', () => {
    const own = { token: 'de otra aplicación', auth: '{"state":{}}' };
    for (const [name, value] of Object.entries(own)) content.storage.setItem(name, value);
    const [one, two] = [localStorageSession(), localStorageSession({ prefix: 'joyas:' })];
    expect(one.read().token).toBeNull();
    one.write(LOGIN);
    expect(two.read().token).toBeNull();
    two.write({ token: 'd.e.f' });
    one.clear({ sessionToken: true });
    expect(Object.fromEntries(content.map)).toMatchObject(own);
    expect(two.read().token).toBe('d.e.f');
    expect(one.read().token).toBeNull();
  });

  it('lasts as long as the app where the window has neither storage nor events', () => {
    vi.stubGlobal('window', {});
    const session = localStorageSession();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.write(LOGIN);
    expect(session.read()).toMatchObject(LOGIN);
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('tells its listeners of own changes and of those of other tabs, until they leave', () => {
    const session = localStorageSession();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.write({ sessionToken: 's-1' });
    expect(listener).toHaveBeenCalledTimes(1);
    for (const name of ['token', 'usuario', 'auth', 'sessionToken'])
      page.dispatchEvent(storageEvent(`filigrana:${name}`));
    page.dispatchEvent(storageEvent(null));
    expect(listener).toHaveBeenCalledTimes(6);
    page.dispatchEvent(storageEvent('token'));
    expect(listener).toHaveBeenCalledTimes(6);
    stop();
    page.dispatchEvent(storageEvent('filigrana:token'));
    session.clear();
    expect(listener).toHaveBeenCalledTimes(6);
  });

  it('lasts as long as the page where storing is refused', () => {
    const refuse = () => {
      throw new DOMException('denegado', 'SecurityError');
    };
    vi.stubGlobal('window', {
      get localStorage() {
        return refuse();
      },
    });
    const session = localStorageSession();
    expect(session.read().token).toBeNull();
    session.write(LOGIN);
    expect(session.read()).toMatchObject(LOGIN);
    session.clear();
    expect(session.read().token).toBeNull();
  });

  it('keeps in the page what no longer fits, and forgets nothing older', () => {
    localStorageSession().write({ sessionToken: 's-1' });
    content.storage.setItem = () => {
      throw new DOMException('lleno', 'QuotaExceededError');
    };
    const session = localStorageSession();
    session.write({ token: 'a.b.c' });
    expect(session.read()).toMatchObject({ token: 'a.b.c', sessionToken: 's-1' });
    expect(content.map.has('filigrana:token')).toBe(false);
  });
});
