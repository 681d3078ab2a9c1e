import { orderLifecycle } from '../domain/orders.ts';
import type { ReferenceProblem } from '../domain/payment-reference.ts';
import type { OrderReview, PaymentReference, SimilarReceipt } from '../entities.review.ts';
import { deleted } from './deleted.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

const MATCHES = ['identico', 'parecido'] as const;
const KINDS = ['imagen', 'pdf'] as const;
const STATES = ['preparando', 'listo', 'ilegible'] as const;
const PROBLEMS: readonly ReferenceProblem[] = [
  'FORMATO',
  'FECHA_INVALIDA',
  'FECHA_FUTURA',
  'FECHA_LEJANA',
  'REPETIDA',
];

export function orderReview(wire: Wire): OrderReview {
  const reference = wire.at('referencia');
  const state = wire.at('estadoComprobante').oneOf(STATES, null);
  return {
    idPedido: wire.at('idPedido').integer(),
    comprobante: wire.at('comprobante').link(),
    ...deleted(wire, 'comprobanteEliminado'),
    ...(state !== null && { estadoComprobante: state }),
    tipoComprobante: wire.at('tipoComprobante').oneOf(KINDS, null),
    comprobantesParecidos: wire.at('comprobantesParecidos').list().map(similarReceipt),
    referencia: reference.missing ? null : paymentReference(reference),
    ...version(wire),
  };
}

function similarReceipt(wire: Wire): SimilarReceipt {
  return {
    idPedido: wire.at('idPedido').integer(),
    coincidencia: wire.at('coincidencia').oneOf(MATCHES),
    fechaPedido: wire.at('fechaPedido').date(),
    estadoPedido: wire.at('estadoPedido').oneOf(orderLifecycle.states),
    montoTotal: wire.at('montoTotal').amount(),
    clienteNombre: wire.at('clienteNombre').text(''),
  };
}

function paymentReference(wire: Wire): PaymentReference {
  return {
    valor: wire.at('valor').text(),
    fecha: wire.at('fecha').text(null),
    banco: wire.at('banco').text(null),
    problemas: wire
      .at('problemas')
      .list()
      .map((problem) => problem.oneOf(PROBLEMS)),
    repetidaEn: wire
      .at('repetidaEn')
      .list()
      .map((id) => id.integer()),
  };
}
