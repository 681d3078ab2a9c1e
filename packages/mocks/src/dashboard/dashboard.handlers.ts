import {
  fromCents,
  isInactive,
  isSoldOut,
  lastMondays,
  mondayOf,
  oldRateAlert,
  orderLifecycle,
  SALES_WEEKS,
  specialOrderLifecycle,
  sumCents,
  toCents,
} from '@filigrana/sdk/domain';
import { viewProduct } from '../catalog/product-view.ts';
import { exchangeInForce } from '../exchange/rates.ts';
import type { HandlersOf } from '../http/call.ts';
import type { OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** What waits for somebody at this moment, and what was sold: administrators only. */
export const dashboardHandlers = (world: World): HandlersOf<'dashboard'> => ({
  getDashboard() {
    const inState = (state: OrderRow['estadoPedido']) =>
      world.orders.filter(({ estadoPedido }) => estadoPedido === state).length;
    const sold = world.orders.filter(({ estadoPedido }) => estadoPedido !== 'cancelado');
    const oldRate = oldRateAlert(exchangeInForce(world), world.now().getTime());
    return {
      pedidosPendientes: inState(orderLifecycle.initial),
      ...(world.extensions.has('payments') && {
        devolucionesPendientes: world.refunds.filter(({ hecha }) => hecha === null).length,
      }),
      pedidosPorEnviar: inState('confirmado'),
      especialesSinRespuesta: world.specialOrders.filter(
        ({ estado }) => estado === specialOrderLifecycle.initial,
      ).length,
      piezasAgotadas: soldOut(world),
      ventasPorSemana: lastMondays(SALES_WEEKS, world.now().getTime()).map((semana) => {
        const orders = sold.filter((order) => mondayOf(Date.parse(order.fechaPedido)) === semana);
        const monto = fromCents(sumCents(orders.map(({ montoTotal }) => toCents(montoTotal))));
        return { semana, pedidos: orders.length, monto, ...inColones(orders) };
      }),
      // Nothing else ever goes wrong with a shop in memory: the fixture `shopAlert` shows what would.
      alertas: oldRate ? [oldRate] : [],
    };
  },
});

/** What they came to in colones; nothing where one of them has no rate. */
function inColones(orders: readonly OrderRow[]) {
  const amounts = orders.flatMap(({ montoColones }) => montoColones ?? []);
  if (orders.length === 0 || amounts.length < orders.length) return {};
  return { montoColones: amounts.reduce((sum, colones) => sum + colones, 0) };
}

/** Listed products of which no size has stock. */
function soldOut(world: World) {
  return world.products
    .filter((row) => !isInactive(row) && isSoldOut(viewProduct(world, row, 'staff')))
    .map(({ idProducto, nombreProducto }) => ({ idProducto, nombreProducto }));
}
