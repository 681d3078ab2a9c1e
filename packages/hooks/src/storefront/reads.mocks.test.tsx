import { emptyFilters } from '@filigrana/sdk/domain';
import { expect } from 'vitest';
import { always, describeReads, PLAIN, plain, read, told } from '../../test/mocked-reads.tsx';
import type { MockShopServer } from '../../test/mocks.tsx';
import { useProfile } from './accounts/use-profile.ts';
import { useBannerWords } from './banners/use-banner-words.ts';
import { useBanners } from './banners/use-banners.ts';
import { useCatalog } from './catalog/use-catalog.ts';
import { useCatalogCounts } from './catalog/use-catalog-counts.ts';
import { useFeatured } from './catalog/use-featured.ts';
import { useOffers } from './catalog/use-offers.ts';
import { useProduct } from './catalog/use-product.ts';
import { useFaqs } from './faq/use-faqs.ts';
import { useSynonyms } from './search/use-synonyms.ts';
import { useSiteTexts } from './site-texts/use-site-texts.ts';
import { useLegalText } from './legal/use-legal-text.ts';
import { useCategories, useMaterials, useSizes, useStones } from './lookups/use-lookups.ts';
import { useMyOrder } from './orders/use-my-order.ts';
import { useMyOrders } from './orders/use-my-orders.ts';
import { useExchangeRate } from './exchange/use-exchange-rate.ts';
import { useShippingFee } from './shipping/use-shipping-fee.ts';
import { useMySpecialOrders } from './special-orders/use-my-special-orders.ts';

interface Piece {
  nombreProducto: string;
}
const names = (pieces: readonly Piece[] = []) =>
  pieces.map(({ nombreProducto }) => nombreProducto).sort();
const sold = ({ state }: MockShopServer) => state.products.filter(({ estado }) => estado === 1);
const SILVER = { ...emptyFilters(), piedra: ['Natural'] };

/** What every visitor may read. */
const PUBLIC = {
  useFeatured: read({
    use: () => plain(useFeatured()),
    operation: 'listFeatured',
    holds: (pieces, mock) =>
      expect(names(pieces)).toEqual(names(sold(mock).filter(({ destacado }) => destacado === 1))),
    empty: [],
    says: PLAIN,
  }),
  useCatalog: read({
    use: () => plain(useCatalog()),
    operation: 'listInitialCatalog',
    holds: (pieces, mock) => expect(names(pieces)).toEqual(names(sold(mock))),
    empty: [],
    says: PLAIN,
  }),
  'useCatalog with filters': read({
    use: () => plain(useCatalog(SILVER)),
    operation: 'filterCatalog',
    holds: (pieces, mock) =>
      expect(names(pieces)).toEqual(
        names(sold(mock).filter(({ nombrePiedra }) => nombrePiedra === 'Natural')),
      ),
    empty: [],
    says: PLAIN,
  }),
  useCatalogCounts: read({
    use: () => plain(useCatalogCounts()),
    operation: 'countCatalog',
    holds: (counts, mock) => expect(counts?.total).toBe(sold(mock).length),
    says: PLAIN,
  }),
  useOffers: read({
    use: () => plain(useOffers()),
    operation: 'listOffers',
    holds: (pieces, { products }) => expect(names(pieces)).toContain(products.offer.nombreProducto),
    empty: [],
    says: PLAIN,
  }),
  useProduct: read({
    use: ({ products }) => plain(useProduct(products.ring.idProducto)),
    operation: 'getProduct',
    holds: (piece, { products }) =>
      expect(piece?.nombreProducto).toBe(products.ring.nombreProducto),
    says: PLAIN,
  }),
  useBanners: read({
    use: () => plain(useBanners()),
    operation: 'listBanners',
    holds: (banners, { state }) => expect(banners).toHaveLength(state.banners.length),
    empty: [],
    says: PLAIN,
  }),
  useBannerWords: read({
    use: () => plain(useBannerWords()),
    operation: 'listBannerWords',
    holds: (words) =>
      expect(words?.map(({ titulo }) => titulo)).toEqual([
        'Joyería de autor, hilo a hilo',
        'Anillos que cuentan algo',
      ]),
    empty: [],
    says: PLAIN,
  }),
  useSiteTexts: read({
    use: () => plain(useSiteTexts()),
    operation: 'getSiteTexts',
    holds: (now) => expect(now).toMatchObject({ textos: { inicio: '' }, version: 1 }),
    says: PLAIN,
  }),
  useSynonyms: read({
    use: () => plain(useSynonyms()),
    operation: 'getSynonyms',
    holds: (table) => expect(table).toMatchObject({ grupos: null, version: 1 }),
    says: PLAIN,
  }),
  useLegalText: read({
    use: () => plain(useLegalText('terminos')),
    operation: 'getLegalText',
    holds: (page) => expect(page).toEqual({ pagina: 'terminos', texto: null, version: 1 }),
    says: PLAIN,
  }),
  useFaqs: read({
    use: () => plain(useFaqs()),
    operation: 'listVisibleFaqs',
    holds: (faqs, { state }) =>
      expect(faqs?.map(({ pregunta }) => pregunta).sort()).toEqual(
        state.faqs
          .filter(({ visible }) => visible === 1)
          .map(({ pregunta }) => pregunta)
          .sort(),
      ),
    empty: [],
    says: PLAIN,
  }),
  useCategories: read({
    use: () => plain(useCategories()),
    operation: 'listCategories',
    holds: (found) => expect(JSON.stringify(found)).toContain('Anillos'),
    empty: [],
    says: PLAIN,
  }),
  useStones: read({
    use: () => plain(useStones()),
    operation: 'listStones',
    holds: (found) => expect(JSON.stringify(found)).toContain('Natural'),
    empty: [],
    says: PLAIN,
  }),
  useMaterials: read({
    use: () => plain(useMaterials()),
    operation: 'listMaterials',
    holds: (found) => expect(JSON.stringify(found)).toContain('Plata'),
    empty: [],
    says: PLAIN,
  }),
  useSizes: read({
    use: () => plain(useSizes()),
    operation: 'listSizes',
    holds: (found) => expect(found?.map(({ tamanio }) => tamanio)).toContain('7'),
    empty: [],
    says: PLAIN,
  }),
  useExchangeRate: read({
    use: () => plain(useExchangeRate()),
    operation: 'getExchangeRate',
    holds: (rate) => expect(rate?.tasa).toBe(509.6),
    says: PLAIN,
  }),
  useShippingFee: read({
    use: () => plain(useShippingFee()),
    operation: 'getShippingFee',
    holds: (fee, { state }) => expect(fee?.monto).toBe(state.shippingFee),
    says: PLAIN,
  }),
};

/** What belongs to a customer. */
const OWN = {
  useProfile: read({
    use: () => plain(useProfile()),
    who: 'customer',
    operation: 'getCustomerProfile',
    holds: (usuario, { people }) => expect(usuario?.correo).toBe(people.customer.correo),
    says: PLAIN,
    expired: ['idle', null],
  }),
  useMyOrder: read({
    use: ({ state }) => plain(useMyOrder(state.orders[0]?.idPedido ?? 0)),
    who: 'customer',
    operation: 'getMyOrder',
    holds: (order, { state }) =>
      expect(order?.direccionExacta).toBe(state.orders[0]?.direccionExacta),
    says: PLAIN,
    expired: ['idle', null],
  }),
  useMyOrders: read({
    use() {
      const history = useMyOrders();
      return told(history, history.orders);
    },
    who: 'customer',
    operation: 'listMyOrders',
    holds: (orders, { state }) => expect(orders).toHaveLength(state.orders.length),
    empty: [],
    says: always('orders.loadFailed'),
    expired: ['failed', 'orders.noSession'],
  }),
  useMySpecialOrders: read({
    use() {
      const history = useMySpecialOrders();
      return told(history, history.orders);
    },
    who: 'customer',
    operation: 'listMySpecialOrders',
    holds: (orders, { state }) => expect(orders).toHaveLength(state.specialOrders.length),
    empty: [],
    says: always('specialOrders.loadFailed'),
    expired: ['failed', 'orders.noSession'],
  }),
};

describeReads({ ...PUBLIC, ...OWN });
