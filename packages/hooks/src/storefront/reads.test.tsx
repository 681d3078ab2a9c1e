import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { ApiError } from '@filigrana/sdk';
import { cleanup, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fallbackEntry } from '../shared/provider/fallback.ts';
import {
  bannerKeys,
  catalogKeys,
  exchangeKeys,
  faqKeys,
  lookupKeys,
  shippingKeys,
  siteTextKeys,
  synonymKeys,
} from '../shared/reads/keys.ts';
import { useToasts } from '../shared/toasts/use-toasts.ts';
import { catalogCounts, productWire } from '../../test/product.ts';
import { renderHookWithShop, worldOf } from '../../test/render-with-shop.tsx';
import { useSynonyms } from './search/use-synonyms.ts';
import { useSiteTexts } from './site-texts/use-site-texts.ts';
import { useBannerWords } from './banners/use-banner-words.ts';
import { useBanners } from './banners/use-banners.ts';
import { useCatalog } from './catalog/use-catalog.ts';
import { useCatalogCounts } from './catalog/use-catalog-counts.ts';
import { pickupPlace } from '../../test/fixtures.ts';
import { useFeatured } from './catalog/use-featured.ts';
import { useOffers } from './catalog/use-offers.ts';
import { useProduct } from './catalog/use-product.ts';
import { useFaqs } from './faq/use-faqs.ts';
import { useCategories, useMaterials, useSizes, useStones } from './lookups/use-lookups.ts';
import { useExchangeRate } from './exchange/use-exchange-rate.ts';
import { usePickupPlaces } from './shipping/use-pickup-places.ts';
import { useShippingFee } from './shipping/use-shipping-fee.ts';

const products = [productWire()];
const faqs = [{ idPregunta: 1, pregunta: '¿Envían?', respuesta: 'Sí.', visible: 1 }];
const categories = [{ idCategoria: 1, nombre: 'Anillos' }];
const stones = [{ idPiedra: 1, nombre: 'Natural' }];
const materials = [{ idMaterial: 1, nombre: 'Plata' }];
const sizes = [{ idTalla: 1, tamanio: '5' }];

interface Read {
  use: () => { data?: unknown; error?: ApiError | undefined };
  tag: string;
  call: string;
  answer: unknown;
  key: readonly unknown[];
  /** A failure is only logged. */
  isLogged: boolean;
}

const READS: [string, Read][] = [
  ['useFeatured', read(useFeatured, 'catalog.featured', products, catalogKeys.featured(), true)],
  ['useCatalog', read(useCatalog, 'catalog.initial', products, catalogKeys.initial(), true)],
  [
    'useCatalogCounts',
    read(useCatalogCounts, 'catalog.counts', catalogCounts(), catalogKeys.counts('', {}), true),
  ],
  ['useOffers', read(useOffers, 'catalog.offers', products, catalogKeys.offers())],
  ['useProduct', read(() => useProduct(7), 'catalog.product', products[0], catalogKeys.product(7))],
  ['useBanners', read(useBanners, 'banners.list', ['/media/a.webp'], bannerKeys.list(), true)],
  ['useBannerWords', read(useBannerWords, 'banners.words', [], bannerKeys.words(), true)],
  [
    'useSiteTexts',
    read(useSiteTexts, 'siteTexts.get', { textos: NO_SITE_TEXTS }, siteTextKeys.inForce(), true),
  ],
  ['useSynonyms', read(useSynonyms, 'synonyms.get', { grupos: null }, synonymKeys.table(), true)],
  ['useFaqs', read(useFaqs, 'faq.visible', faqs, faqKeys.visible())],
  ['useCategories', read(useCategories, 'lookups.categories', categories, lookupKeys.categories())],
  ['useStones', read(useStones, 'lookups.stones', stones, lookupKeys.stones())],
  ['useMaterials', read(useMaterials, 'lookups.materials', materials, lookupKeys.materials())],
  ['useSizes', read(useSizes, 'lookups.sizes', sizes, lookupKeys.sizes())],
  ['useShippingFee', read(useShippingFee, 'shipping.fee', { monto: 8 }, shippingKeys.fee())],
  [
    'usePickupPlaces',
    read(
      usePickupPlaces,
      'shipping.pickupPlaces',
      { lugares: [pickupPlace()] },
      shippingKeys.places(),
      true,
    ),
  ],
  [
    'useExchangeRate',
    read(useExchangeRate, 'exchange.rate', { tasa: 509.6 }, exchangeKeys.rate(), true),
  ],
];

function read(
  use: Read['use'],
  path: string,
  answer: unknown,
  key: readonly unknown[],
  isLogged = false,
): Read {
  const [tag = '', call = ''] = path.split('.');
  return { use, tag, call, answer, key, isLogged };
}

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(READS)('%s', (_name, { use: useIt, tag, call, answer, key, isLogged }) => {
  test('loads and then holds what the server answers', async () => {
    const ask = vi.fn(() => Promise.resolve(answer));
    const { result } = renderHookWithShop(() => useIt().data, { shop: { [tag]: { [call]: ask } } });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toEqual(answer));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test(`fails as a state, ${isLogged ? 'only written to the console' : 'not written to the console'}`, async () => {
    const failure = new ApiError({ kind: 'http', status: 500, message: 'HTTP 500' });
    const ask = () => Promise.reject(failure);
    const { result } = renderHookWithShop(
      () => ({ error: useIt().error, toast: useToasts().toast }),
      { shop: { [tag]: { [call]: ask } } },
    );
    await waitFor(() => expect(result.current.error).toBe(failure));
    expect(result.current.toast).toBeNull();
    const lines = logged.mock.calls.filter((line: unknown[]) => line.includes(failure));
    expect(lines).toHaveLength(isLogged ? 1 : 0);
  });

  test('is rendered by a server from what it has read already', () => {
    const { wrapper: Shop } = worldOf({
      fallback: Object.fromEntries([fallbackEntry(key, answer)]),
    });
    const Probe = () => JSON.stringify(useIt().data);
    const html = renderToString(
      <Shop>
        <Probe />
      </Shop>,
    );
    expect(html.replaceAll('&quot;', '"')).toBe(JSON.stringify(answer));
  });
});

test('a lookup that has been read is not read again where it is shown next', async () => {
  const list = vi.fn(() => Promise.resolve(sizes));
  const { result, rerender } = renderHookWithShop(() => useSizes().data, {
    shop: { lookups: { sizes: list } },
  });
  await waitFor(() => expect(result.current).toEqual(sizes));
  window.dispatchEvent(new Event('focus'));
  rerender();
  expect(list).toHaveBeenCalledTimes(1);
});

test('no product is read while none is named', () => {
  const { result } = renderHookWithShop(() => {
    const { data, isLoading } = useProduct(null);
    return { data, isLoading };
  });
  expect(result.current).toEqual({ data: undefined, isLoading: false });
});
