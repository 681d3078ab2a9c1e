import type { ExchangeHistory, ExchangeRate, Order } from '../entities.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

export function exchangeRate(wire: Wire): ExchangeRate {
  return {
    tasa: wire.at('tasa').amount(null),
    fecha: wire.at('fecha').date(null),
    enPrecios: wire.at('enPrecios').yes(false),
    topeSinpe: wire.at('topeSinpe').integer(null),
    ...version(wire),
  };
}

export function exchangeHistory(wire: Wire): ExchangeHistory {
  return {
    diasAviso: wire.at('diasAviso').integer(),
    cambios: wire
      .at('cambios')
      .list()
      .map((change) => ({
        tasa: change.at('tasa').amount(null),
        fecha: change.at('fecha').date(),
        autor: change.at('autor').text(null),
      })),
  };
}

/** What something came to in colones; the field is absent where the server says nothing of it. */
export function colones(wire: Wire): Pick<Order, 'montoColones'> {
  const montoColones = wire.at('montoColones').integer(null);
  return montoColones === null ? {} : { montoColones };
}

export function orderColones(wire: Wire): Pick<Order, 'tasa' | 'montoColones'> {
  const tasa = wire.at('tasa').amount(null);
  return { ...(tasa !== null && { tasa }), ...colones(wire) };
}
