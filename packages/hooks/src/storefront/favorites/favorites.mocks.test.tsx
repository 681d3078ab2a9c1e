import { createShop, memorySession } from '@filigrana/sdk';
import { describe, expect, it, vi } from 'vitest';
import { NO_ANSWER, openMockShop, openPage, type PersonName } from '../../../test/mocks.tsx';
import { useFavorites } from './use-favorites.ts';

const KEY = 'joyas:favoritos';
const shop = openMockShop();
const ids = () => [shop().products.ring.idProducto, shop().products.chain.idProducto] as const;
const open = (who: PersonName | null) => openPage(shop(), who, () => useFavorites());
const ofDevice = () => localStorage.getItem(KEY);

/** What the customer's account keeps, newest first. */
async function ofAccount(): Promise<number[]> {
  const session = memorySession(shop().signIn('customer'));
  const kept = await createShop({ host: shop().host, session }).favorites.list();
  return kept.map(({ idProducto }) => idProducto);
}

describe('without an account', () => {
  it('pieces are kept on the device, for whoever comes back, until they are taken out', async () => {
    const [ring, chain] = ids();
    const page = open(null);
    await page.act(({ toggle }) => toggle(ring));
    await page.act(({ toggle }) => toggle(chain));
    expect(page.now()).toMatchObject({ status: 'ready', ids: [chain, ring] });
    const again = open(null);
    expect(again.now().isFavorite(ring)).toBe(true);
    for (const id of [ring, chain]) await again.act(({ toggle }) => toggle(id));
    expect(ofDevice()).toBeNull();
  });

  it('what another tab keeps is there at once', async () => {
    const page = open(null);
    const favoritos = [{ idProducto: 7, fecha: '2026-03-14T18:00:00.000Z' }, { idProducto: -1 }];
    localStorage.setItem(KEY, JSON.stringify({ favoritos }));
    await page.act(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(page.now().ids).toEqual([7]);
  });
});

describe('with an account', () => {
  it('what the device kept goes into it at the login, and stays there at the logout', async () => {
    const [ring, chain] = ids();
    const page = open(null);
    await page.act(({ toggle }) => toggle(ring));
    await page.act(() => page.session.write(shop().signIn('customer')));
    await page.until(({ status }) => expect(status).toBe('ready'));
    expect([page.now().ids, ofDevice(), await ofAccount()]).toEqual([[ring], null, [ring]]);
    await page.act(({ toggle }) => toggle(chain));
    await page.act(() => page.session.clear());
    expect([page.now().ids, ofDevice()]).toEqual([[], null]);
    expect(await ofAccount()).toEqual([chain, ring]);
  });

  it('a change is shown at once, and several are made in their order', async () => {
    const [ring, chain] = ids();
    const page = open('customer');
    await page.until(({ status }) => expect(status).toBe('ready'));
    await page.act(({ toggle }) => toggle(ring));
    await page.act(({ toggle }) => toggle(chain));
    await page.act(({ toggle }) => toggle(ring));
    expect(page.now().ids).toEqual([chain]);
    await vi.waitFor(async () => expect(await ofAccount()).toEqual([chain]));
  });

  it.each([
    ['is refused', { status: 500 } as const, 'Error interno del servidor. Inténtalo de nuevo.'],
    ['gets no answer', NO_ANSWER, 'No se pudo guardar el cambio en tus favoritos.'],
  ])('a change that %s is taken back, and told', async (_, fault, said) => {
    const [ring] = ids();
    const page = open('customer');
    await page.until(({ status }) => expect(status).toBe('ready'));
    shop().fault('addFavorite', fault);
    await page.act(({ toggle }) => toggle(ring));
    await page.until(({ ids: kept }) => expect([kept, page.toast()]).toEqual([[], said]));
  });

  it('a change whose answer is lost stays, once it is seen to be made', async () => {
    const [ring] = ids();
    const page = open('customer');
    await page.until(({ status }) => expect(status).toBe('ready'));
    shop().fault('addFavorite', { drop: 'after' });
    await page.act(({ toggle }) => toggle(ring));
    await vi.waitFor(async () => expect(await ofAccount()).toEqual([ring]));
    expect([page.now().ids, page.toast()]).toEqual([[ring], null]);
  });

  it('that could not be read says so, and can be read again', async () => {
    const heal = shop().fault('listFavorites', { status: 500 });
    const page = open('customer');
    await page.until(({ status }) => expect(status).toBe('failed'));
    heal();
    await page.act(({ reload }) => reload());
    await page.until(({ status }) => expect(status).toBe('ready'));
  });

  it('of a backend that keeps none, pieces stay on the device', async () => {
    const [ring, chain] = ids();
    for (const id of ['listFavorites', 'mergeFavorites', 'addFavorite'] as const)
      shop().fault(id, { status: 404 });
    const page = open('customer');
    // Pressed before anybody knows.
    await page.act(({ toggle }) => toggle(ring));
    await page.until(({ ids: kept }) => expect(kept).toEqual([ring]));
    await page.until(() => expect(ofDevice()).not.toBeNull());
    await page.act(({ toggle }) => toggle(chain));
    expect([page.now().ids, page.toast()]).toEqual([[chain, ring], null]);
  });
});
