import type { Dashboard, ShopAlert } from '../entities.review.ts';
import { colones } from './exchange.ts';
import type { Wire } from './wire.ts';

export function dashboard(wire: Wire): Dashboard {
  const alerts = wire.at('alertas');
  const refunds = wire.at('devolucionesPendientes');
  return {
    pedidosPendientes: wire.at('pedidosPendientes').integer(),
    pedidosPorEnviar: wire.at('pedidosPorEnviar').integer(),
    ...(!refunds.missing && { devolucionesPendientes: refunds.integer() }),
    especialesSinRespuesta: wire.at('especialesSinRespuesta').integer(),
    piezasAgotadas: wire
      .at('piezasAgotadas')
      .list()
      .map((piece) => ({
        idProducto: piece.at('idProducto').integer(),
        nombreProducto: piece.at('nombreProducto', 'nombre').text(),
      })),
    ventasPorSemana: wire
      .at('ventasPorSemana')
      .list()
      .map((week) => ({
        semana: week.at('semana').text(),
        pedidos: week.at('pedidos').integer(),
        monto: week.at('monto').amount(),
        ...colones(week),
      })),
    alertas: alerts.missing ? [] : alerts.list().map(shopAlert),
  };
}

function shopAlert(wire: Wire): ShopAlert {
  return {
    codigo: wire.at('codigo').text(),
    tema: wire.at('tema').text(''),
    datos: facts(wire.at('datos')),
    desde: wire.at('desde').date(),
    ultima: wire.at('ultima').date(),
  };
}

/** Texts and numbers by name; whatever else there is is left out. */
function facts({ value, isList }: Wire): Record<string, string | number> {
  const isFact = (fact: unknown) => typeof fact === 'string' || typeof fact === 'number';
  const all = isList ? [] : Object.entries(Object(value) as Record<string, string | number>);
  return Object.fromEntries(all.filter(([, fact]) => isFact(fact)));
}
