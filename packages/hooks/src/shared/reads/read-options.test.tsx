import type { FollowedOrder, OrderLedger, RequestedReceipt, Role, Shipment } from '@filigrana/sdk';
import { ROLE } from '@filigrana/sdk/domain';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loggedIn, user } from '../../../test/fixtures.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useStaffProfile } from '../../backoffice/accounts/use-staff-profile.ts';
import { useDashboard } from '../../backoffice/dashboard/use-dashboard.ts';
import { useHolds } from '../../backoffice/holds/use-holds.ts';
import { usePayments } from '../../backoffice/payments/use-payments.ts';
import { useRefunds } from '../../backoffice/payments/use-refunds.ts';
import { useShipments } from '../../backoffice/shipments/use-shipments.ts';
import { useProfile } from '../../storefront/accounts/use-profile.ts';
import { useAddresses } from '../../storefront/addresses/use-addresses.ts';
import { useFavorites } from '../../storefront/favorites/use-favorites.ts';
import { useFollowedOrder } from '../../storefront/orders/use-followed-order.ts';
import { useMyOrders } from '../../storefront/orders/use-my-orders.ts';
import { useRequestedReceipt } from '../../storefront/orders/use-requested-receipt.ts';
import { useRingSizes } from '../../storefront/ring-sizes/use-ring-sizes.ts';
import { useSavedLines } from '../../storefront/saved-lines/use-saved-lines.ts';
import { useMySpecialOrders } from '../../storefront/special-orders/use-my-special-orders.ts';
import type { ReadOptions } from './use-read.ts';

const { cliente: CUSTOMER, manager: MANAGER, administrador: ADMIN } = ROLE;
const ORDER = { idPedido: 7, montoTotal: 90, montoColones: null };

/** A read with its options last; `data` is what a page may know already. */
const read = <Data,>(
  use: (options: ReadOptions<Data>) => unknown,
  call: string,
  data: unknown,
  rol: Role = CUSTOMER,
) => ({ use: (options: object | null) => use(options as ReadOptions<Data>), call, data, rol });

const READS: [name: string, row: ReturnType<typeof read>][] = [
  ['useProfile', read(useProfile, 'accounts.profile', user())],
  ['useAddresses', read(useAddresses, 'addresses.list', [])],
  ['useMyOrders', read(useMyOrders, 'orders.mine', [])],
  ['useMySpecialOrders', read(useMySpecialOrders, 'specialOrders.mine', [])],
  [
    'useFollowedOrder',
    read((one: ReadOptions<FollowedOrder>) => useFollowedOrder('t', one), 'shipments.follow', {}),
  ],
  [
    'useRequestedReceipt',
    read(
      (one: ReadOptions<RequestedReceipt>) => useRequestedReceipt('t', one),
      'payments.requested',
      {},
    ),
  ],
  ['useFavorites', read(useFavorites, 'favorites.list', [])],
  ['useRingSizes', read(useRingSizes, 'ringSizes.list', [])],
  ['useSavedLines', read(useSavedLines, 'favorites.lines', [])],
  ['useStaffProfile', read(useStaffProfile, 'accounts.staffProfile', user(), MANAGER)],
  ['useDashboard', read(useDashboard, 'dashboard.get', {}, ADMIN)],
  ['useHolds', read(useHolds, 'holds.list', [], MANAGER)],
  ['useRefunds', read(useRefunds, 'payments.refunds', [], MANAGER)],
  [
    'useShipments',
    read((one: ReadOptions<Shipment[]>) => useShipments(null, one), 'shipments.list', [], MANAGER),
  ],
  [
    'usePayments',
    read(
      (one: ReadOptions<OrderLedger>) => usePayments(ORDER, one),
      'payments.list',
      { pagos: [] },
      MANAGER,
    ),
  ],
];

/** A page that keeps the shop's answer waiting, and counts the questions. */
function open(
  { use, call, rol }: ReturnType<typeof read>,
  options: object | null,
  more: object = {},
) {
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
  data !== undefined || ['ready', 'empty'].includes(status ?? '') || read === 'ready';

describe.each(READS)('%s', (_name, row) => {
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
    const asking = open(row, { fallbackData: row.data });
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
      const options = { ...known, focusThrottleInterval: -1 };
      const { asked } = open(row, options, { environment: { [event]: follow } });
      await act(async () => undefined);
      await act(async () => isBack());
      await waitFor(() => expect(asked, event).toHaveBeenCalled());
    }
  });
});
