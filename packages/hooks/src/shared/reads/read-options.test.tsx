import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ActivityPage, Role, StaffMember } from '@filigrana/sdk';
import { ROLE } from '@filigrana/sdk/domain';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loggedIn, user } from '../../../test/fixtures.ts';
import { catalogCounts, productWire } from '../../../test/product.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import * as backoffice from '../../backoffice.ts';
import * as storefront from '../../index.ts';
import type { ReadOptions } from './use-read.ts';

const { cliente: CUSTOMER, manager: MANAGER, administrador: ADMIN } = ROLE;
/** The call that a hook makes, what a page may know of its answer, and what stands before the options. */
interface Row {
  use: (options: object | null) => unknown;
  call: string;
  data: unknown;
  rol: Role;
}

/** A read with its options last, after what else it is called with. */
const read = (
  use: (...args: never[]) => unknown,
  call: string,
  data: unknown,
  { rol = CUSTOMER, args = [] }: { rol?: Role; args?: unknown[] } = {},
): Row => ({ use: (options) => use(...([...args, options] as never[])), call, data, rol });

const PAGE = { elementos: [], siguiente: null, encontrados: 0 };
const RECONCILIATION = {
  ...{ entradas: [], pedidos: [], seguras: [], probables: [] },
  ...{ sinPareja: [], reversadas: [], sinPago: [] },
};
const ACTIVITY = { actividad: [], siguiente: null };
const [ONE, MANAGES, OWNS] = [{ args: [7] }, { rol: MANAGER }, { rol: ADMIN }];
/** What the staff ask about one thing, and a list with what a screen remembers of it. */
const [OF_ONE, OF_LIST] = [
  { rol: MANAGER, args: [7] },
  { rol: MANAGER, args: [{}] },
];
const OF_TIMELINE = { rol: MANAGER, args: [7, undefined] };

/** Every hook that reads. */
const READS: Readonly<Record<string, Row>> = {
  useBanners: read(storefront.useBanners, 'banners.list', []),
  useBannerWords: read(storefront.useBannerWords, 'banners.words', []),
  useCatalog: read(storefront.useCatalog, 'catalog.initial', [], { args: [undefined, ''] }),
  useCatalogCounts: read(storefront.useCatalogCounts, 'catalog.counts', catalogCounts(), {
    args: [undefined, ''],
  }),
  useFeatured: read(storefront.useFeatured, 'catalog.featured', []),
  useOffers: read(storefront.useOffers, 'catalog.offers', []),
  useProduct: read(storefront.useProduct, 'catalog.product', productWire(), ONE),
  useSiteTexts: read(storefront.useSiteTexts, 'siteTexts.get', {}),
  useSynonyms: read(storefront.useSynonyms, 'synonyms.get', { grupos: null }),
  useLegalText: read(storefront.useLegalText, 'legalTexts.get', {}, { args: ['privacidad'] }),
  useFaqs: read(storefront.useFaqs, 'faq.visible', []),
  useCategories: read(storefront.useCategories, 'lookups.categories', []),
  useMaterials: read(storefront.useMaterials, 'lookups.materials', []),
  useSizes: read(storefront.useSizes, 'lookups.sizes', []),
  useStones: read(storefront.useStones, 'lookups.stones', []),
  useExchangeRate: read(storefront.useExchangeRate, 'exchange.rate', {}),
  usePickupPlaces: read(storefront.usePickupPlaces, 'shipping.pickupPlaces', {}),
  useShippingFee: read(storefront.useShippingFee, 'shipping.fee', { monto: 8 }),
  useProfile: read(storefront.useProfile, 'accounts.profile', user()),
  useAddresses: read(storefront.useAddresses, 'addresses.list', []),
  useMyOrders: read(storefront.useMyOrders, 'orders.mine', []),
  useMyOrder: read(storefront.useMyOrder, 'orders.myOrder', {}, ONE),
  useMySpecialOrders: read(storefront.useMySpecialOrders, 'specialOrders.mine', []),
  useFollowedOrder: read(storefront.useFollowedOrder, 'shipments.follow', {}, { args: ['t'] }),
  useRequestedReceipt: read(
    storefront.useRequestedReceipt,
    'payments.requested',
    {},
    {
      args: ['t'],
    },
  ),
  useFavorites: read(storefront.useFavorites, 'favorites.list', []),
  useRingSizes: read(storefront.useRingSizes, 'ringSizes.list', []),
  useSavedLines: read(storefront.useSavedLines, 'favorites.lines', []),

  useStaffProfile: read(backoffice.useStaffProfile, 'accounts.staffProfile', user(), MANAGES),
  useTwoStep: read(backoffice.useTwoStep, 'twoStep.get', {}, MANAGES),
  useDashboard: read(backoffice.useDashboard, 'dashboard.get', {}, OWNS),
  useHasActivity: read(
    (options: ReadOptions<ActivityPage>) => ({
      status: backoffice.useHasActivity(options) ? 'ready' : 'loading',
    }),
    'activity.list',
    ACTIVITY,
    OWNS,
  ),
  useActivity: read(backoffice.useActivity, 'activity.list', [ACTIVITY], {
    rol: ADMIN,
    args: [{}],
  }),
  useOrders: read(backoffice.useOrders, 'orders.page', PAGE, OF_LIST),
  useOrderDetails: read(
    (id: number, options: { fallbackData?: object } | null) => {
      const known = options && 'fallbackData' in options ? { fallbackData: {} } : {};
      const one = { ...options, ...known } as never;
      return backoffice.useOrderDetails(
        id,
        options && { shipping: one, receipt: one, contact: one },
      );
    },
    'orders.shipping',
    {},
    OF_ONE,
  ),
  useReceiptReview: read(
    backoffice.useReceiptReview,
    'orderReview.get',
    {},
    {
      rol: MANAGER,
      args: [{ idPedido: 7 }],
    },
  ),
  useOrderTimeline: read(backoffice.useOrderTimeline, 'orderReview.events', [], OF_TIMELINE),
  useOtherPieces: read(backoffice.useOtherPieces, 'products.page', PAGE, OF_ONE),
  usePayments: read(
    backoffice.usePayments,
    'payments.list',
    { pagos: [] },
    {
      rol: MANAGER,
      args: [{ idPedido: 7, montoTotal: 90, montoColones: null }],
    },
  ),
  useRefunds: read(backoffice.useRefunds, 'payments.refunds', [], MANAGES),
  useReconciliation: read(
    backoffice.useReconciliation,
    'reconciliation.read',
    RECONCILIATION,
    OF_LIST,
  ),
  useShipments: read(backoffice.useShipments, 'shipments.list', [], {
    rol: MANAGER,
    args: [null],
  }),
  useShipment: read(backoffice.useShipment, 'shipments.list', [], OF_ONE),
  useHolds: read(backoffice.useHolds, 'holds.list', [], MANAGES),
  useProductsAdmin: read(backoffice.useProductsAdmin, 'products.page', PAGE, OF_LIST),
  useStock: read(backoffice.useStock, 'products.page', PAGE, OF_LIST),
  useCustomers: read(backoffice.useCustomers, 'customers.page', PAGE, OF_LIST),
  useSpecialOrdersAdmin: read(
    backoffice.useSpecialOrdersAdmin,
    'specialOrders.page',
    PAGE,
    OF_LIST,
  ),
  useSpecialOrderTimeline: read(
    backoffice.useSpecialOrderTimeline,
    'specialOrders.events',
    [],
    OF_TIMELINE,
  ),
  useFaqAdmin: read(backoffice.useFaqAdmin, 'faq.list', [], MANAGES),
  useNovedadesAdmin: read(backoffice.useNovedadesAdmin, 'novedades.list', [], OF_LIST),
  useBannerWordsAdmin: read(backoffice.useBannerWordsAdmin, 'banners.words', [], MANAGES),
  useStaffRoles: read(backoffice.useStaffRoles, 'staff.list', [], OWNS),
  useStaffAccess: read(
    (options: ReadOptions<readonly StaffMember[]>) => {
      const { of } = backoffice.useStaffAccess(options);
      return { status: of(2) ? 'ready' : 'loading' };
    },
    'staff.list',
    [{ idUsuario: 2, estado: 'activo' }],
    OWNS,
  ),
};

/** Forms that read what they change: what is read is where somebody begins to type. */
const EDITS: readonly string[] = [
  'useExchangeForm',
  'useLegalTextForm',
  'usePickupForm',
  'useShippingFeeAdmin',
  'useSiteTextsForm',
  'useSynonymsForm',
  'useTrackingForm',
];

const SOURCE = path.join(import.meta.dirname, '../..');
const TEXT = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
  .join('\n');
const READERS =
  /\buse(Read|List|ListPages|LongList|SearchedList|OptionalRead|ProductList|FilteredOrders|History|KeptList|Timeline|SWRInfinite)\b[(<]/;
const HOOKS = [...new Set([...Object.keys(storefront), ...Object.keys(backoffice)])].filter(
  (name) => /^use[A-Z]/.test(name),
);

it('are options of every hook that reads', () => {
  const reading = HOOKS.filter((name) => {
    const [, body = ''] =
      new RegExp(`export function ${name}\\b(.*?)\\n}\\n`, 's').exec(TEXT) ?? [];
    return READERS.test(body);
  });
  expect(reading.toSorted()).toEqual([...Object.keys(READS), ...EDITS].toSorted());
});

/** A page that keeps the shop's answer waiting, and counts the questions. */
function open({ use, call, rol }: Row, options: object | null, more: object = {}) {
  const asked = vi.fn(() => new Promise<never>(() => undefined));
  const [tag = '', name = ''] = call.split('.');
  const { result } = renderHookWithShop(() => use(options), {
    shop: { [tag]: { [name]: asked } } as FakeShop,
    session: loggedIn({ rol }),
    ...more,
  });
  const shown = () => result.current as { status?: string; read?: string; data?: unknown };
  return { asked, shown };
}

/** A read of SWR's own shape has no status. */
const isThere = ({ status, read, data }: { status?: string; read?: string; data?: unknown }) =>
  (data !== undefined && data !== null) ||
  ['ready', 'empty'].includes(status ?? '') ||
  read === 'ready';

describe.each(Object.entries(READS))('%s', (_name, row) => {
  it('asks nothing where the page says null', async () => {
    const { asked, shown } = open(row, null);
    await act(async () => undefined);
    expect(asked).not.toHaveBeenCalled();
    expect(isThere({ ...shown(), status: shown().status ?? 'idle' })).toBe(false);
  });

  it('shows at once what the page knows, and asks again only where it is wanted', async () => {
    const kept = open(row, { fallbackData: row.data, revalidateIfStale: false });
    await act(async () => undefined);
    expect(isThere(kept.shown())).toBe(true);
    expect(kept.asked).not.toHaveBeenCalled();
    const asking = open(row, { fallbackData: row.data, revalidateIfStale: true });
    await waitFor(() => expect(asking.asked).toHaveBeenCalled());
  });

  it('asks again when the environment says that the person or the network is back', async () => {
    for (const event of ['onFocus', 'onReconnect'] as const) {
      let isBack = (): void => undefined;
      const follow = (listener: () => void) => {
        isBack = listener;
        return () => undefined;
      };
      // SWR asks once in five seconds at most, unless it is told otherwise.
      const known = { fallbackData: row.data, revalidateIfStale: false };
      const isAsked = { revalidateOnFocus: true, revalidateOnReconnect: true };
      const options = { ...known, ...isAsked, focusThrottleInterval: -1 };
      const { asked } = open(row, options, { environment: { [event]: follow } });
      await act(async () => undefined);
      await act(async () => isBack());
      await waitFor(() => expect(asked, event).toHaveBeenCalled());
    }
  });
});
