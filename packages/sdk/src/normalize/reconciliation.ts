import type {
  BankEntriesAdded,
  MatchesAccepted,
  Reconciliation,
  UnpaidOrder,
  WaitingEntry,
} from '../entities.review.ts';
import type { PaymentMatch } from '../domain/reconciliation/match-payments.ts';
import { MATCH_REASONS, type MatchReason } from '../domain/reconciliation/match-reasons.ts';
import type { Wire } from './wire.ts';

const OUTCOMES = ['aceptada', 'entradaUsada', 'pedidoDecidido', 'sinPieza'] as const;

export function reconciliation(wire: Wire): Reconciliation {
  return {
    entradas: wire.at('entradas').list().map(waitingEntry),
    pedidos: wire.at('pedidos').list().map(unpaidOrder),
    seguras: wire.at('seguras').list().map(paymentMatch),
    probables: wire
      .at('probables')
      .list()
      .map((one) => ({
        idEntrada: one.at('idEntrada').integer(),
        candidatos: one.at('candidatos').list().map(paymentMatch),
      })),
    sinPareja: ids(wire.at('sinPareja')),
    reversadas: ids(wire.at('reversadas')),
    sinPago: ids(wire.at('sinPago')),
    ...(!wire.at('apartadas').missing && {
      apartadas: wire.at('apartadas').list().map(waitingEntry),
    }),
  };
}

export function bankEntriesAdded(wire: Wire): BankEntriesAdded {
  return {
    ...reconciliation(wire),
    nuevas: wire.at('nuevas').integer(),
    repetidas: wire.at('repetidas').integer(),
  };
}

export function matchesAccepted(wire: Wire): MatchesAccepted {
  return {
    ...reconciliation(wire),
    resultados: wire
      .at('resultados')
      .list()
      .map((one) => ({
        pedidos: ids(one.at('pedidos')),
        resultado: one.at('resultado').oneOf(OUTCOMES),
      })),
  };
}

function waitingEntry(wire: Wire): WaitingEntry {
  return {
    idEntrada: wire.at('idEntrada').integer(),
    dia: wire.at('dia').date(),
    monto: wire.at('monto').amount(),
    moneda: wire.at('moneda').oneOf(['CRC', 'USD'] as const),
    referencia: wire.at('referencia').text(null),
    nombre: wire.at('nombre').text(null),
    texto: wire.at('texto').text(''),
  };
}

function unpaidOrder(wire: Wire): UnpaidOrder {
  return {
    idPedido: wire.at('idPedido').integer(),
    fechaPedido: wire.at('fechaPedido').date(),
    montoTotal: wire.at('montoTotal').amount(),
    montoColones: wire.at('montoColones').integer(null),
    referencia: wire.at('referencia').text(null),
    clienteNombre: wire.at('clienteNombre').text(''),
  };
}

/** A reason that is newer than this client is passed over. */
function paymentMatch(wire: Wire): PaymentMatch {
  const told = wire
    .at('motivos')
    .list()
    .map((reason) => reason.text());
  return {
    entradas: ids(wire.at('entradas')),
    pedidos: ids(wire.at('pedidos')),
    motivos: told.filter((reason): reason is MatchReason =>
      (MATCH_REASONS as readonly string[]).includes(reason),
    ),
  };
}

const ids = (wire: Wire): number[] => wire.list().map((id) => id.integer());
