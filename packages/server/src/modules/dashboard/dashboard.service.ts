import {
  fromCents,
  lastMondays,
  oldRateAlert,
  orderLifecycle,
  SALES_WEEKS,
  specialOrderLifecycle,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Alerts } from '../../alerts/alerts.ts';
import type { Database } from '../../db/database.ts';
import { PRODUCT_TABLES, readDataVersion } from '../../db/data-version.ts';
import { keepFresh } from '../../db/keep-fresh.ts';
import type { Clock } from '../../ports/clock.ts';
import { exchangeInForce } from '../exchange/read-exchange.ts';
import { countOwed } from '../payments/refunds.repository.ts';
import {
  countOrders,
  countSpecialOrders,
  findSoldOut,
  findWeeklySales,
} from './dashboard.repository.ts';

/**
 * What waits for somebody at this moment, and what was sold in the last twelve weeks, and what is wrong
 * with the shop itself. What years of orders and all products have to be looked at for is found again
 * only when one of them, or the week, has changed.
 */
export function createDashboard({
  db,
  clock,
  alerts,
}: {
  db: Database;
  clock: Clock;
  alerts: Alerts;
}): () => Promise<components['schemas']['Dashboard']> {
  const weeks = () => lastMondays(SALES_WEEKS, clock.now().getTime());
  const readOrders = keepFresh({
    readVersion: async () => `${await readDataVersion(db, ['pedidos'])} ${weeks().join()}`,
    async load() {
      const mondays = weeks();
      const [waiting, sales] = await Promise.all([
        countOrders(db, [orderLifecycle.initial, 'confirmado']),
        findWeeklySales(db, mondays),
      ]);
      return { waiting, mondays, bySemana: new Map(sales.map((week) => [week.semana, week])) };
    },
  });
  const readSoldOut = keepFresh({
    readVersion: () => readDataVersion(db, PRODUCT_TABLES),
    load: () => findSoldOut(db),
  });
  return async () => {
    const [
      orders,
      piezasAgotadas,
      especialesSinRespuesta,
      devolucionesPendientes,
      raised,
      exchange,
    ] = await Promise.all([
      readOrders(),
      readSoldOut(),
      countSpecialOrders(db, specialOrderLifecycle.initial),
      countOwed(db),
      alerts.list(),
      exchangeInForce(db),
    ]);
    const oldRate = oldRateAlert(exchange, clock.now().getTime());
    return {
      pedidosPendientes: orders.waiting.get(orderLifecycle.initial) ?? 0,
      devolucionesPendientes,
      pedidosPorEnviar: orders.waiting.get('confirmado') ?? 0,
      especialesSinRespuesta,
      piezasAgotadas,
      ventasPorSemana: orders.mondays.map((semana) => {
        const week = orders.bySemana.get(semana);
        const { pedidos = 0, totalCents = 0, montoColones = null, enColones = 0 } = week ?? {};
        // A sum of some of them would look like the sum of all.
        const isWhole = montoColones !== null && enColones === pedidos;
        const monto = fromCents(totalCents);
        return { semana, pedidos, monto, ...(isWhole && { montoColones }) };
      }),
      alertas: oldRate ? [...raised, oldRate] : raised,
    };
  };
}
