import { createShop, memorySession, type FingerSize } from '@filigrana/sdk';
import { describe, expect, it, vi } from 'vitest';
import { openMockShop, openPage, type PersonName } from '../../../test/mocks.tsx';
import { useRingSizes } from './use-ring-sizes.ts';

const KEY = 'joyas:tallas';
const LEFT = { mano: 'izquierda', dedo: 'anular' } as const;
const RIGHT = { mano: 'derecha', dedo: 'anular' } as const;
const THUMB = { mano: 'derecha', dedo: 'pulgar' } as const;
const shop = openMockShop();
const open = (who: PersonName | null) => openPage(shop(), who, () => useRingSizes());
const ofDevice = () => localStorage.getItem(KEY);

/** The customer's account, as another device sees it. */
function account() {
  const session = memorySession(shop().signIn('customer'));
  return createShop({ host: shop().host, session }).ringSizes;
}

describe('without an account', () => {
  it('the size of a finger is kept on the device, the last one first, until it is forgotten', async () => {
    const page = open(null);
    await page.act(({ keep }) => keep(LEFT, '7'));
    await page.act(({ keep }) => keep(THUMB, '10'));
    await page.act(({ keep }) => keep(LEFT, '6'));
    const sizes = [
      { ...LEFT, tamanio: '6' },
      { ...THUMB, tamanio: '10' },
    ];
    expect(page.now()).toMatchObject({ status: 'ready', isInAccount: false, sizes });
    const again = open(null);
    expect([again.now().of(LEFT), again.now().of(RIGHT)]).toEqual(['6', null]);
    for (const finger of [LEFT, THUMB]) await again.act(({ keep }) => keep(finger, null));
    expect(ofDevice()).toBeNull();
  });

  it('what another tab keeps is there at once, without what is no size of a finger', async () => {
    const page = open(null);
    const size = { ...LEFT, tamanio: '7' };
    const tallas = [{ ...RIGHT, tamanio: '13' }, { ...RIGHT, dedo: 'codo' }, null, size];
    localStorage.setItem(KEY, JSON.stringify({ tallas }));
    await page.act(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(page.now().sizes).toEqual([size]);
  });
});

describe('with an account', () => {
  it('the login takes what the account lacks from the device, and what the account has wins', async () => {
    const own: FingerSize = { ...LEFT, tamanio: '7' };
    await account().save({ tallas: [own] });
    const page = open(null);
    await page.act(({ keep }) => keep(LEFT, '9'));
    await page.act(({ keep }) => keep(THUMB, '10'));
    await page.act(() => page.session.write(shop().signIn('customer')));
    await page.until(({ sizes }) => expect(sizes).toEqual([{ ...THUMB, tamanio: '10' }, own]));
    expect(page.now()).toMatchObject({ status: 'ready', isInAccount: true });
    expect(ofDevice()).toBeNull();
    await page.act(() => page.session.clear());
    expect(page.now().sizes).toEqual([]);
  });

  it('a size is shown at once and kept in the account', async () => {
    const page = open('customer');
    await page.until(({ status }) => expect(status).toBe('ready'));
    await page.act(({ keep }) => keep(RIGHT, '8'));
    expect(page.now().of(RIGHT)).toBe('8');
    await vi.waitFor(async () => expect(await account().list()).toEqual(page.now().sizes));
  });

  it('a size that is refused is taken back, and told', async () => {
    const page = open('customer');
    await page.until(({ status }) => expect(status).toBe('ready'));
    shop().fault('saveRingSizes', { status: 500 });
    await page.act(({ keep }) => keep(RIGHT, '8'));
    await page.until(({ of }) =>
      expect([of(RIGHT), page.toast()]).toEqual([null, expect.any(String)]),
    );
  });

  it('of a backend that keeps none, sizes stay on the device', async () => {
    for (const id of ['listRingSizes', 'saveRingSizes'] as const) shop().fault(id, { status: 404 });
    const page = open('customer');
    await page.until(({ status }) => expect(status).toBe('ready'));
    await page.act(({ keep }) => keep(RIGHT, '8'));
    expect([page.now().of(RIGHT), page.now().isInAccount]).toEqual(['8', false]);
    expect(ofDevice()).not.toBeNull();
  });
});
