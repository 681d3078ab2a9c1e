import { DEFAULT_EXCHANGE, orderRate, toColones } from '@filigrana/sdk/domain';
import type { ExchangeRow, OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The rate that counts now, with how the shop shows it; a shop without colones has none. */
export function exchangeInForce({
  extensions,
  rates,
}: World): Omit<ExchangeRow, 'idUsuario' | 'fecha'> & { fecha: string | null } {
  const [current] = extensions.has('exchange') ? rates : [];
  if (!current) return { tasa: null, fecha: null, version: 1, ...DEFAULT_EXCHANGE };
  const { idUsuario: _, ...row } = current;
  return { ...row, fecha: row.tasa === null ? null : row.fecha };
}

/** What an order freezes: see `orderRate`. Nothing where the shop has no rate. */
export function frozenColones(
  { extensions, rates, now }: World,
  montoTotal: number,
  shownRate: number | null,
): Pick<OrderRow, 'tasa' | 'montoColones'> {
  const changes = extensions.has('exchange') ? rates : [];
  const tasa = orderRate(changes, shownRate, now().getTime());
  return tasa === null ? {} : { tasa, montoColones: toColones(montoTotal, tasa) };
}
