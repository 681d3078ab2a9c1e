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
import type { Clock } from '../../ports/clock.ts';
import {
  countOrders,
  countSpecialOrders,
  findSoldOut,
  findWeeklySales,
} from './dashboard.repository.ts';

/** What waits for somebody at this moment, and what was sold in the last twelve weeks, and what is wrong with the shop itself. */
export async function readDashboard({
  db,
  clock,
  alerts,
}: {
  db: Database;
  clock: Clock;
  alerts: Alerts;
}): Promise<components['schemas']['Dashboard']> {
  const mondays = lastMondays(SALES_WEEKS, clock.now().getTime());
  const [waiting, especialesSinRespuesta, piezasAgotadas, sales, alertas] = await Promise.all([
    countOrders(db, [orderLifecycle.initial, 'confirmado']),
    countSpecialOrders(db, specialOrderLifecycle.initial),
    findSoldOut(db),
    findWeeklySales(db, mondays),
    alerts.list(),
  ]);
  const bySemana = new Map(sales.map((week) => [week.semana, week]));
  return {
    pedidosPendientes: waiting.get(orderLifecycle.initial) ?? 0,
    pedidosPorEnviar: waiting.get('confirmado') ?? 0,
    especialesSinRespuesta,
    piezasAgotadas,
    ventasPorSemana: mondays.map((semana) => {
      const { pedidos = 0, totalCents = 0 } = bySemana.get(semana) ?? {};
      return { semana, pedidos, monto: fromCents(totalCents) };
    }),
    alertas,
  };
}
