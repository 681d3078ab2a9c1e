import type { BannerWords, Product, SiteTextsInForce } from '@filigrana/sdk';
import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { fakeShop, refusal } from '../../../test/fake-shop.ts';
import { piece, ring } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import HomePage, { prefetch } from './home-page.tsx';

const BANNERS = ['/media/a.webp', '/media/b.webp'];

interface Answers {
  banners?: () => Promise<string[]>;
  words?: () => Promise<BannerWords[]>;
  featured?: () => Promise<Product[]>;
  texts?: () => Promise<SiteTextsInForce>;
}

const NO_TEXTS: SiteTextsInForce = { textos: { ...NO_SITE_TEXTS } };

const shopOf = (answers: Answers) => ({
  banners: {
    list: answers.banners ?? (() => Promise.resolve(BANNERS)),
    words: answers.words ?? (() => Promise.resolve([])),
  },
  siteTexts: { get: answers.texts ?? (() => Promise.resolve(NO_TEXTS)) },
  catalog: { featured: answers.featured ?? (() => Promise.resolve([ring(), piece()])) },
});
const open = (answers: Answers = {}) =>
  renderPage(<HomePage />, { shop: shopOf(answers), path: '/clientes' });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** The place of urgent toasts is always there. */
const expectNothingSaid = () => expect(screen.getByRole('alert').textContent).toBe('');

test('banners, featured pieces, special orders, shipping and payment, under one heading', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'Novedades de Filigrana' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Piezas destacadas' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Anillo Trenza' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedido Especial' }).getAttribute('href')).toBe(
    '/clientes/pedido-especial',
  );
  const notes = within(screen.getByRole('list', { name: 'Envíos y pagos' }));
  for (const note of ['Envíos a todo Costa Rica', 'Pago por SINPE Móvil', 'Transferencia bancaria'])
    expect(notes.getByText(note)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

describe('the banners', () => {
  test('keep their place while they are on their way', () => {
    open({ banners: answeredLater<string[]>().call });
    expect(screen.getByText('Cargando banners…')).toBeTruthy();
  });

  test('without any, it says so', async () => {
    open({ banners: () => Promise.resolve([]) });
    expect(await screen.findByText('No hay banners disponibles.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  test('that cannot be loaded bring no message, but can be asked for again', async () => {
    const list = vi.fn<() => Promise<string[]>>().mockRejectedValue(refusal(500));
    open({ banners: list });
    expect(await screen.findByText('No hay banners disponibles.')).toBeTruthy();
    expectNothingSaid();
    list.mockResolvedValue(BANNERS);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'Novedades de Filigrana' })).toBeTruthy();
  });
});

describe('the words of the banners', () => {
  const WORDS = {
    ...{ idBanner: 1, image_url: '/media/a.webp', titulo: 'Plata de río', linea: '' },
    ...{ enlace: '', foco: null },
  };

  test('are waited for: none of others is seen before', async () => {
    const words = answeredLater<BannerWords[]>();
    open({ words: words.call });
    await screen.findByRole('heading', { name: 'Piezas destacadas' });
    expect(screen.queryByRole('region', { name: 'Novedades de Filigrana' })).toBeNull();
    words.resolve([WORDS]);
    expect(await screen.findByText('Plata de río')).toBeTruthy();
  });

  test.each([404, 500])(
    'are those of the shop itself when the backend answers %i',
    async (status) => {
      open({ words: () => Promise.reject(refusal(status)) });
      expect(await screen.findByText(/Hecha a mano en Costa Rica, en plata/)).toBeTruthy();
      expectNothingSaid();
    },
  );
});

test('what administrators wrote stands in the place of what the page says by itself', async () => {
  const textos = { ...NO_SITE_TEXTS, inicio: 'Plata de Sarchí.\n\nDesde 1962.', sinpe: 'Al 8888.' };
  open({ texts: () => Promise.resolve({ textos }) });
  expect((await screen.findByText('Plata de Sarchí.')).tagName).toBe('P');
  expect(screen.getByText('Desde 1962.')).toBeTruthy();
  expect(screen.queryByText(/Cada pieza empieza/)).toBeNull();
  expect(screen.getByText('Al 8888.')).toBeTruthy();
  expect(screen.getByText('También puedes pagar desde tu banco.')).toBeTruthy();
});

describe('the featured pieces', () => {
  const section = () => screen.queryByRole('heading', { name: 'Piezas destacadas' });

  test('are left out when there are none', async () => {
    open({ featured: () => Promise.resolve([]) });
    await waitFor(() => expect(screen.queryByText('Cargando piezas…')).toBeNull());
    await screen.findByText(/Cada pieza empieza/);
    expect(section()).toBeNull();
  });

  test.each([
    ['all are', 1, 0],
    ['one of two is', 0, 1],
  ] as const)('say that they are new where not all are: %s', async (_name, destacado, said) => {
    const featured = [ring({ destacado: 1 }), piece({ destacado })];
    open({ featured: () => Promise.resolve(featured) });
    await screen.findByRole('link', { name: 'Anillo Trenza' });
    const isSeen = (badge: HTMLElement) => getComputedStyle(badge).display !== 'none';
    expect(screen.getAllByText('Nuevo').filter(isSeen)).toHaveLength(said);
  });

  test('that cannot be loaded bring no message, but can be asked for again', async () => {
    const featured = vi.fn<() => Promise<Product[]>>().mockRejectedValue(refusal(500));
    open({ featured });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expectNothingSaid();
    featured.mockResolvedValue([ring()]);
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Anillo Trenza' })).toBeTruthy();
  });
});

describe('what the server loads first', () => {
  const ask = (answers: Answers) => prefetch(fakeShop(shopOf(answers)), {}, new URLSearchParams());

  test('is the banners with their words and the featured pieces', async () => {
    const { fallback } = await ask({});
    expect(Object.values(fallback)).toEqual([BANNERS, [], NO_TEXTS, [ring(), piece()]]);
  });

  test('is no words where they cannot be read, said only where that is a fault', async () => {
    for (const [status, said] of [
      [404, 0],
      [500, 1],
    ] as const) {
      const { fallback } = await ask({ words: () => Promise.reject(refusal(status)) });
      expect(Object.values(fallback)).toEqual([BANNERS, [], NO_TEXTS, [ring(), piece()]]);
      expect(vi.mocked(console.error)).toHaveBeenCalledTimes(said);
    }
  });

  test('is one of them when the other fails', async () => {
    const { fallback } = await ask({ banners: () => Promise.reject(refusal(500)) });
    expect(Object.values(fallback)).toEqual([[], NO_TEXTS, [ring(), piece()]]);
  });
});
