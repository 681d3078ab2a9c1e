import {
  fromCents,
  lastMondays,
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
    const [orders, piezasAgotadas, especialesSinRespuesta, alertas] = await Promise.all([
      readOrders(),
      readSoldOut(),
      countSpecialOrders(db, specialOrderLifecycle.initial),
      alerts.list(),
    ]);
    return {
      pedidosPendientes: orders.waiting.get(orderLifecycle.initial) ?? 0,
      pedidosPorEnviar: orders.waiting.get('confirmado') ?? 0,
      especialesSinRespuesta,
      piezasAgotadas,
      ventasPorSemana: orders.mondays.map((semana) => {
        const { pedidos = 0, totalCents = 0 } = orders.bySemana.get(semana) ?? {};
        return { semana, pedidos, monto: fromCents(totalCents) };
      }),
      alertas,
    };
  };
}
