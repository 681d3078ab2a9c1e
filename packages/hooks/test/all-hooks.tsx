import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { memorySession } from '@filigrana/sdk';
import type { ReactElement } from 'react';
import * as backoffice from '../src/backoffice.ts';
import * as storefront from '../src/index.ts';
import { fallbackEntry } from '../src/shared/provider/fallback.ts';
import { ShopProvider } from '../src/shared/provider/shop-provider.tsx';
import {
  bannerKeys,
  catalogKeys,
  exchangeKeys,
  faqKeys,
  legalTextKeys,
  lookupKeys,
  shippingKeys,
  siteTextKeys,
  synonymKeys,
} from '../src/shared/reads/keys.ts';
import { NO_VALUES } from '../src/storefront/checkout/checkout.types.ts';
import { fakeShop } from './fake-shop.ts';
import { loggedIn, pickupPlace, user } from './fixtures.ts';
import { catalogCounts, productWire } from './product.ts';

type Hook = (...args: unknown[]) => unknown;

/** What hooks are called with that need something; one that is missing here fails the tests. */
export const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  useGuard: [[1]],
  useCatalogFilters: [],
  useBannersUpload: [],
  useStaffAccounts: [],
  useProduct: [7],
  useProductSelection: [undefined],
  useProfileEdit: [undefined],
  useDeliveryAddress: [{ values: NO_VALUES, change: () => {}, begin: () => {} }],
  useEmailUndo: ['token'],
  useResetPassword: ['token'],
  useEmailConfirmation: ['token'],
  useLeaveNovedades: ['token'],
  useIdentificationRelease: [{ identificacion: '101110111' }],
  useMyOrder: [31],
  useFollowedOrder: ['token'],
  useRequestedReceipt: ['token'],
  useReceiptRequest: [31],
  usePayments: [null],
  useRefundForm: [{ id: 3, idPedido: 31, monto: 5, moneda: 'USD', hecha: null }],
  usePaymentForm: [
    { idPedido: 31, montoTotal: 48 },
    { idPedido: 31, pagos: [], comprobantes: [], solicitud: null },
  ],
  useWaiting: [7],
  useHold: [{ hasReceipt: false }],
  useShipment: [null],
  useOrderDetails: [null],
  useMissingPieces: [{ idPedido: 31, estadoPedido: 'pendiente', productos: [] }],
  useOtherPieces: [1],
  useOrderReview: [undefined],
  useOrderTimeline: [null],
  useSpecialOrderTimeline: [null],
  useReceiptReview: [null],
  useBannerWordsForm: [
    {
      ...{ idBanner: 2, image_url: '/media/banner.webp', titulo: 'Plata', linea: '' },
      ...{ enlace: '', foco: null },
    },
  ],
  useLegalText: ['privacidad'],
  useLegalTextForm: ['privacidad', 'Cuidamos tus datos.'],
  useStaffProfileEdit: [user({ correo: 'manager@filigrana.test' })],
  useFaqForm: [null],
  useNovedadForm: [null],
  useProductForm: [null],
  usePhotos: [{ idProducto: 7, image_url: null, fotos: [] }],
  useVideo: [{ idProducto: 7, video: null }],
  useProductsAdmin: [undefined],
  useStock: [undefined],
  useStockEdit: [productWire()],
  useTwoStepForm: ['start'],
};

const hooksOf = (entry: object) =>
  Object.entries(entry).filter((member): member is [string, Hook] => /^use[A-Z]/.test(member[0]));

/** Every hook that the package exports, by entry. */
export const ALL_HOOKS = [
  ['storefront', hooksOf(storefront)],
  ['backoffice', hooksOf(backoffice)],
] as const;

/** What a server has read before it renders, by key. */
const FALLBACK = Object.fromEntries([
  fallbackEntry(catalogKeys.featured(), [productWire({ nombreProducto: 'Destacada' })]),
  fallbackEntry(catalogKeys.initial(), [productWire({ nombreProducto: 'Inicial' })]),
  fallbackEntry(catalogKeys.counts('', {}), catalogCounts({ total: 41 })),
  fallbackEntry(catalogKeys.offers(), [productWire({ nombreProducto: 'Oferta' })]),
  fallbackEntry(catalogKeys.product(7), productWire({ nombreProducto: 'Cadena' })),
  fallbackEntry(bannerKeys.list(), ['/media/banner.webp']),
  fallbackEntry(bannerKeys.words(), [
    {
      ...{ idBanner: 2, image_url: '/media/banner.webp', titulo: 'Plata de autor', linea: '' },
      ...{ enlace: '', foco: null },
    },
  ]),
  fallbackEntry(siteTextKeys.inForce(), {
    textos: { ...NO_SITE_TEXTS, inicio: 'Plata de Sarchí' },
  }),
  fallbackEntry(synonymKeys.table(), { grupos: [['arete', 'caravana']] }),
  fallbackEntry(faqKeys.visible(), [
    { idPregunta: 1, pregunta: '¿Envían?', respuesta: 'Sí.', visible: 1 },
  ]),
  fallbackEntry(lookupKeys.categories(), [{ idCategoria: 1, nombreCategoria: 'Anillos' }]),
  fallbackEntry(lookupKeys.stones(), [{ idPiedra: 1, nombrePiedra: 'Turquesa' }]),
  fallbackEntry(lookupKeys.materials(), [{ idMaterial: 1, nombreMaterial: 'Plata 925' }]),
  fallbackEntry(lookupKeys.sizes(), [{ idTalla: 1, tamanio: '6', cm: 16.5 }]),
  fallbackEntry(shippingKeys.fee(), { monto: 8.75 }),
  fallbackEntry(shippingKeys.places(), { lugares: [pickupPlace()] }),
  fallbackEntry(exchangeKeys.rate(), {
    ...{ tasa: 509.6, fecha: '2026-01-10T12:00:00Z', enPrecios: true, topeSinpe: null },
  }),
  fallbackEntry(legalTextKeys.page('privacidad'), {
    pagina: 'privacidad',
    texto: 'Guardamos poco.',
    version: 2,
  }),
]);

/** What is to be seen at once of what the server has read, by hook; every plain read has its line. */
export const SEEN_AT_ONCE: Readonly<Record<string, string>> = {
  useFeatured: 'Destacada',
  useCatalog: 'Inicial',
  useCatalogCounts: '41',
  useOffers: 'Oferta',
  useProduct: 'Cadena',
  useBanners: '/media/banner.webp',
  useBannerWords: 'Plata de autor',
  useFaqs: '¿Envían?',
  useCategories: 'Anillos',
  useStones: 'Turquesa',
  useMaterials: 'Plata 925',
  useSizes: '16.5',
  useShippingFee: '8.75',
  usePickupPlaces: 'Taller en Escazú',
  useExchangeRate: '509.6',
  useLegalText: 'Guardamos poco.',
  useSiteTexts: 'Plata de Sarchí',
  useSynonyms: 'caravana',
};

/** A page that shows all that one hook returns, to a customer who is logged in. */
export function pageOf(name: string, hook: Hook): ReactElement {
  const Reader = () => {
    const shown = hook(...(ARGUMENTS[name] ?? []));
    return <pre>{JSON.stringify(shown) ?? ''}</pre>;
  };
  return (
    <ShopProvider shop={fakeShop()} session={memorySession(loggedIn())} fallback={FALLBACK}>
      <Reader />
    </ShopProvider>
  );
}
