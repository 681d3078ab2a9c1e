import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BROKEN,
  expectLoggedOut,
  NO_ANSWER,
  openPage,
  PROXY_PAGE,
  openMockShop,
} from '../../test/mocks.tsx';
import { useRegistration } from './accounts/use-registration.ts';
import { useResetPassword } from './accounts/use-reset-password.ts';
import { useProductSelection } from './catalog/use-product-selection.ts';
import { useProduct } from './catalog/use-product.ts';
import { useMyOrders } from './orders/use-my-orders.ts';
import { useSearch } from './search/use-search.ts';

const shop = openMockShop();
// A search that fails is only written to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const FAILURES = [
  ['the server fails', BROKEN],
  ['the answer is not JSON', PROXY_PAGE],
  ['there is no connection', NO_ANSWER],
] as const;

describe('the search', () => {
  const open = () => openPage(shop(), null, () => useSearch());
  const type = (page: ReturnType<typeof open>, text = 'anillo') =>
    page.act(({ setText }) => setText(text));

  it('opens with what is found', async () => {
    const page = open();
    await type(page);
    await page.until(({ status, results }) => {
      expect(status).toBe('open');
      expect(results.map(({ nombreProducto }) => nombreProducto)).toContain('Anillo Trenza');
    });
  });

  it('opens with nothing when nothing is found', async () => {
    shop().fault('searchCatalog', { status: 200, body: [] });
    const page = open();
    // No category either.
    await type(page, 'trenza');
    await page.until(({ status, results }) => expect([status, results]).toEqual(['open', []]));
  });

  it.each(FAILURES)('closes when %s, and finds it the next time', async (_what, fault) => {
    shop().fault('searchCatalog', fault);
    const page = open();
    await type(page);
    await page.until(({ status, text }) => expect([status, text]).toEqual(['closed', 'anillo']));
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    shop().clearFaults();
    await page.act(({ setText }) => setText('anillos'));
    await page.until(({ status }) => expect(status).toBe('open'));
  });

  it('says that it searches while the answer is late', async () => {
    const page = open();
    shop().fault('searchCatalog', { delay: 300 });
    await type(page);
    await page.until(({ status }) => expect(status).toBe('loading'));
    await page.until(({ status }) => expect(status).toBe('open'));
  });
});

describe('the stock of a size', () => {
  const open = async () => {
    const page = openPage(shop(), null, () =>
      useProductSelection(useProduct(shop().products.ring.idProducto).data),
    );
    await page.until(({ sizes }) => expect(sizes).toHaveLength(3));
    return page;
  };

  it('is asked for when the size is chosen', async () => {
    const page = await open();
    await page.act(({ chooseSize }) => chooseSize('7'));
    await page.until(({ status, stock }) => expect([status, stock]).toEqual(['ready', 2]));
  });

  it.each(FAILURES)('cannot be told when %s, and is when asked again', async (_what, fault) => {
    const page = await open();
    shop().fault('getProductSize', fault);
    await page.act(({ chooseSize }) => chooseSize('7'));
    await page.until(({ status }) => expect(status).toBe('failed'));
    expect(page.now()).toMatchObject({ canAdd: false, tamanio: '7' });
    shop().clearFaults();
    await page.act(({ reload }) => reload());
    await page.until(({ status, stock }) => expect([status, stock]).toEqual(['ready', 2]));
  });
});

describe('the detail of an order', () => {
  const open = async () => {
    const page = openPage(shop(), 'customer', () => useMyOrders());
    await page.until(({ status }) => expect(status).toBe('ready'));
    const { idPedido } = page.now().orders[0]!;
    return { ...page, expand: () => page.act(({ expand }) => expand(idPedido)) };
  };

  it.each(FAILURES)('leaves the list as it is when %s', async (_what, fault) => {
    const page = await open();
    const before = page.now().orders;
    shop().fault('getMyOrder', fault);
    await page.expand();
    expect(page.now()).toMatchObject({ status: 'ready', orders: before });
  });

  it('ends a login that is over', async () => {
    const page = await open();
    shop().expireSessions();
    await page.expand();
    await waitFor(() => expectLoggedOut(page));
    await page.until(({ notice }) => expect(notice?.code).toBe('orders.noSession'));
  });
});

describe('the roll', () => {
  const type = async (identificacion: string) => {
    const page = openPage(shop(), null, () => useRegistration());
    await page.act(({ change }) => change('identificacion', identificacion));
    return page;
  };

  it('gives the names of whom it knows, and locks them', async () => {
    const page = await type('202220222');
    await page.until(({ lookup }) => expect(lookup).toBe('found'));
    expect(page.now()).toMatchObject({ namesLocked: true, values: { nombre: 'Jose Pablo' } });
  });

  it('does not know everybody', async () => {
    const page = await type('999999999');
    await page.until(({ lookup }) => expect(lookup).toBe('missing'));
  });

  it.each(FAILURES)(
    'cannot be asked when %s, and is asked again with the form',
    async (_what, fault) => {
      shop().fault('lookupPerson', fault);
      const page = await type('202220222');
      await page.until(({ lookup }) => expect(lookup).toBe('missing'));
      expect(page.now().values.identificacion).toBe('202220222');
      expect(page.now().errors.identificacion).toBeDefined();
      shop().clearFaults();
      await page.act(({ submit }) => submit());
      await page.until(({ lookup }) => expect(lookup).toBe('found'));
    },
  );
});

it('refuses a reset link that nobody was sent', async () => {
  const page = openPage(shop(), null, () => useResetPassword('made-up'));
  await page.until(({ link, notice }) =>
    expect([link, notice?.code]).toEqual(['invalid', 'reset.linkInvalid']),
  );
});
