import { expect } from 'vitest';
import { always, describeReads, read, told, type MockedRead } from '../../test/mocked-reads.tsx';
import type { MockShopServer } from '../../test/mocks.tsx';
import { useActivity, useHasActivity } from './activity/use-activity.ts';
import { useStaffProfile } from './accounts/use-staff-profile.ts';
import { useTwoStep } from './accounts/use-two-step.ts';
import { useCustomers } from './customers/use-customers.ts';
import { useDashboard } from './dashboard/use-dashboard.ts';
import { useFaqAdmin } from './faq/use-faq-admin.ts';
import { useNovedadesAdmin } from './novedades/use-novedades-admin.ts';
import { useOrderDetails } from './orders/use-order-details.ts';
import { useOrderReview } from './orders/use-order-review.ts';
import { useOrders } from './orders/use-orders.ts';
import { useReceiptReview } from './orders/use-receipt-review.ts';
import { useProductsAdmin } from './products/use-products-admin.ts';
import { useShippingFeeAdmin } from './shipping/use-shipping-fee-admin.ts';
import { useSpecialOrdersAdmin } from './special-orders/use-special-orders-admin.ts';
import { useStaffRoles } from './staff/use-staff-roles.ts';
import { useStock } from './stock/use-stock.ts';
import { useOrderTimeline, useSpecialOrderTimeline } from './timeline/use-timeline.ts';

type Kind = Omit<MockedRead<unknown>, 'use' | 'holds' | 'operation'>;

/** A list of the back office: what was read once stays on the screen, with the reason beside it. */
const list = (failed: string, offline = failed, expired = failed): Kind => ({
  who: 'admin',
  empty: [],
  says: [failed, failed, offline],
  expired: ['ready', expired],
});
/** A part of the contract that not every backend has. */
const optional = (failed: string): Kind => ({
  who: 'admin',
  says: always(failed),
  expired: ['ready', failed],
});

const firstOrder = ({ state }: MockShopServer) => state.orders[0]!;

describeReads({
  useOrders: read({
    ...list('orders.listFailed'),
    use() {
      const orders = useOrders();
      return told(orders, orders.rows);
    },
    operation: 'listOrders',
    holds: (rows, { state }) => expect(rows).toHaveLength(state.orders.length),
  }),
  useOrderReview: read({
    ...list('orders.listFailed'),
    use() {
      const review = useOrderReview();
      return told(review, review.order === null ? [] : [review.order]);
    },
    operation: 'listOrders',
    holds: ([order]) => expect(order?.estadoPedido).toBe('pendiente'),
  }),
  useOrderDetails: read({
    ...optional('orders.detailsFailed'),
    use(mock) {
      const details = useOrderDetails(firstOrder(mock).idCarrito);
      return told(details, details);
    },
    operation: 'getOrderContact',
    holds: ({ contact, shipping, receipt }, { people }) => {
      expect(contact?.correo).toBe(people.customer.correo);
      expect({ shipping, receipt }).not.toMatchObject({ shipping: null, receipt: null });
    },
  }),
  useReceiptReview: read({
    ...optional('review.failed'),
    use(mock) {
      const review = useReceiptReview(useOrders().rows[0]?.order ?? null);
      const { idPedido } = firstOrder(mock);
      return told(
        { ...review, status: review.status === 'idle' ? 'loading' : review.status },
        {
          review,
          idPedido,
        },
      );
    },
    operation: 'getOrderReview',
    holds: ({ review }) => expect(review.review?.comprobante).toEqual(expect.any(String)),
  }),
  useOrderTimeline: read({
    ...optional('timeline.failed'),
    use(mock) {
      const timeline = useOrderTimeline(firstOrder(mock).idPedido);
      return told(timeline, timeline.events);
    },
    operation: 'listOrderEvents',
    empty: [],
    holds: (events) => expect(events.length).toBeGreaterThan(0),
  }),
  useSpecialOrderTimeline: read({
    ...optional('timeline.failed'),
    use({ state }) {
      const timeline = useSpecialOrderTimeline(state.specialOrders[0]!.idPedidoEspecial);
      return told(timeline, timeline.events);
    },
    operation: 'listSpecialOrderEvents',
    empty: [],
    holds: (events) => expect(events.length).toBeGreaterThan(0),
  }),
  useTwoStep: read({
    ...optional('twoStep.loadFailed'),
    use() {
      const { twoStep, ...state } = useTwoStep();
      return told(state, twoStep);
    },
    operation: 'getTwoStep',
    holds: (twoStep) => expect(twoStep).toMatchObject({ activo: false, codigosRestantes: 0 }),
    expired: ['idle', null],
  }),
  useDashboard: read({
    ...optional('dashboard.failed'),
    use() {
      const read = useDashboard();
      return told(read, read.dashboard);
    },
    operation: 'getDashboard',
    holds: (dashboard) => expect(dashboard).not.toBeNull(),
    expired: ['idle', null],
  }),
  useSpecialOrdersAdmin: read({
    ...list('specialOrders.failed'),
    says: ['specialOrders.serverError', 'specialOrders.failed', 'specialOrders.offline'],
    expired: ['failed', 'specialOrders.noToken'],
    use() {
      const orders = useSpecialOrdersAdmin();
      return told(orders, orders.rows);
    },
    operation: 'listSpecialOrders',
    holds: (rows, { state }) => expect(rows).toHaveLength(state.specialOrders.length),
  }),
  useProductsAdmin: read({
    ...list('products.listFailed'),
    use() {
      const admin = useProductsAdmin();
      return told(admin, admin.items);
    },
    operation: 'listAllProducts',
    holds: (items, { state }) => expect(items).toHaveLength(state.products.length),
  }),
  useStock: read({
    ...list('products.listFailed'),
    who: 'manager',
    use() {
      const stock = useStock();
      return told(stock, stock.items);
    },
    operation: 'listAllProducts',
    holds: (items, { state }) => expect(items).toHaveLength(state.products.length),
  }),
  useCustomers: read({
    ...list('customers.listFailed', 'customers.listOffline'),
    use() {
      const customers = useCustomers();
      return told(customers, customers.rows);
    },
    operation: 'listCustomers',
    holds: (rows, { people }) =>
      expect(rows.map(({ customer }) => customer.identificacion)).toContain(
        people.blocked.identificacion,
      ),
  }),
  useFaqAdmin: read({
    ...list('faq.listFailed'),
    use() {
      const admin = useFaqAdmin();
      return told(admin, admin.faqs);
    },
    operation: 'listFaqs',
    holds: (faqs, { state }) => expect(faqs).toHaveLength(state.faqs.length),
  }),
  useNovedadesAdmin: read({
    ...list('novedades.listFailed'),
    use() {
      const admin = useNovedadesAdmin();
      return told(admin, admin.rows);
    },
    operation: 'listNovedades',
    holds: (rows, { state }) => expect(rows).toHaveLength(state.novedades.length),
  }),
  useStaffRoles: read({
    ...list('staff.listFailed', 'staff.listFailed', 'staff.listRefused'),
    says: ['staff.listRefused', 'staff.listFailed', 'staff.listFailed'],
    use() {
      const staff = useStaffRoles();
      return told(staff, staff.rows);
    },
    operation: 'listStaff',
    holds: (rows, { people }) =>
      expect(rows.map(({ member }) => member.idUsuario).sort()).toEqual(
        [people.admin.idUsuario, people.manager.idUsuario].sort(),
      ),
  }),
  useActivity: read({
    ...list('activity.failed'),
    // Nobody is an administrator any more.
    expired: ['idle', null],
    empty: { actividad: [], siguiente: null },
    use() {
      const activity = useActivity();
      const has = useHasActivity();
      return told(activity, has ? activity.rows : []);
    },
    operation: 'listActivity',
    holds: (rows, { products }) =>
      expect(rows.map(({ entry }) => entry.sobre?.nombre)).toEqual([products.chain.nombreProducto]),
  }),
  useStaffProfile: read({
    who: 'manager',
    use() {
      const profile = useStaffProfile();
      return told(profile, profile.usuario);
    },
    operation: 'getStaffProfile',
    holds: (usuario, { people }) => expect(usuario?.correo).toBe(people.manager.correo),
    says: always('profile.loadFailed'),
    // The page leads to the login.
    expired: ['loading', null],
  }),
  useShippingFeeAdmin: read({
    who: 'admin',
    use() {
      const { load, monto, reload } = useShippingFeeAdmin();
      // A fee that cannot be read counts as the usual one, and is only written to the console.
      return told({ status: load, notice: null, reload }, monto);
    },
    operation: 'getShippingFee',
    holds: (monto, { state }) => expect(monto).toBe(state.shippingFee),
    says: always(null),
  }),
});
