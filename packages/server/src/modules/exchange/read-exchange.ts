import {
  DEFAULT_EXCHANGE,
  fromCents,
  fullName,
  orderRate,
  toCents,
  toColones,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { findExchange, findRates } from './exchange.repository.ts';

type Wire = components['schemas'];
type Exchange = Required<Wire['ExchangeRate']> & { diasAviso: number };

const rateOf = (centimos: number | null): number | null =>
  centimos === null ? null : fromCents(centimos);

/** The rate that counts now, with how the shop shows it. */
export async function exchangeInForce(db: Database | Trx): Promise<Exchange> {
  const stored = await findExchange(db);
  if (!stored) return { tasa: null, fecha: null, version: 1, ...DEFAULT_EXCHANGE };
  const { tasaCentimos, fecha, enPrecios, topeSinpe, diasAviso, version } = stored;
  const tasa = rateOf(tasaCentimos);
  return {
    tasa,
    fecha: tasa === null ? null : fecha,
    enPrecios: enPrecios === 1,
    topeSinpe,
    diasAviso,
    version,
  };
}

/** The rates of the shop, newest first. */
export async function readRates(db: Database | Trx): Promise<Wire['RateChange'][]> {
  const rows = await findRates(db);
  return rows.map(({ tasaCentimos, fecha, nombre, primerApellido, segundoApellido }) => {
    const isGone = nombre === null || primerApellido === null || segundoApellido === null;
    const autor = isGone ? null : fullName({ nombre, primerApellido, segundoApellido });
    return { tasa: rateOf(tasaCentimos), fecha, autor };
  });
}

/** What an order freezes of the rate: see `orderRate`. */
export async function frozenColones(
  trx: Trx,
  montoTotal: number,
  { shownRate, now }: { shownRate: number | null; now: string },
): Promise<Pick<Row<'pedidos'>, 'tasaCentimos' | 'montoColones'>> {
  const tasa = orderRate(await readRates(trx), shownRate, Date.parse(now));
  return tasa === null
    ? { tasaCentimos: null, montoColones: null }
    : { tasaCentimos: toCents(tasa), montoColones: toColones(montoTotal, tasa) };
}

/** What the wire says of an order in colones; nothing where the shop had no rate. */
export function viewColones({
  tasaCentimos,
  montoColones,
}: Pick<Row<'pedidos'>, 'tasaCentimos' | 'montoColones'>): Pick<
  Wire['Order'],
  'tasa' | 'montoColones'
> {
  if (tasaCentimos === null || montoColones === null) return {};
  return { tasa: fromCents(tasaCentimos), montoColones };
}
