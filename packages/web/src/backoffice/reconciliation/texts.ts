import type { MatchReason, SkipReason, StatementColumn } from '@filigrana/sdk/domain';
import type { MatchOutcome } from '@filigrana/sdk';
import { counted, sharedTexts } from '../shared/texts.ts';

const REASONS: Readonly<Record<MatchReason, string>> = {
  REFERENCIA_IGUAL: 'La referencia es la misma',
  REFERENCIA_PARECIDA: 'La referencia es casi la misma',
  NUMERO_DE_PEDIDO: 'El banco nombra el pedido',
  MONTO_IGUAL: 'El monto es el mismo',
  MONTO_CERCANO: 'El monto es casi el mismo',
  NOMBRE_IGUAL: 'El nombre coincide',
  NOMBRE_PARECIDO: 'El nombre se parece',
  DIA_CERCANO: 'El día coincide',
  SUMA_DE_PEDIDOS: 'Paga dos pedidos juntos',
  SUMA_DE_ENTRADAS: 'Dos pagos suman el pedido',
  REFERENCIA_DISTINTA: 'La referencia es otra',
  MONTO_DISTINTO: 'El monto es otro',
  NOMBRE_DISTINTO: 'El nombre es otro',
  OTRO_PEDIDO_PARECIDO: 'Hay otro pedido parecido',
  OTRA_ENTRADA_PARECIDA: 'Hay otro pago parecido',
  ENTRADA_REVERSADA: 'El banco devolvió un pago como este',
};

/** What stands in the way; the others speak for a match. */
export const AGAINST: ReadonlySet<MatchReason> = new Set([
  'MONTO_CERCANO',
  'REFERENCIA_DISTINTA',
  'MONTO_DISTINTO',
  'NOMBRE_DISTINTO',
  'OTRO_PEDIDO_PARECIDO',
  'OTRA_ENTRADA_PARECIDA',
  'ENTRADA_REVERSADA',
]);

/** Those of `AGAINST` that tell of another amount: a press of 'Aceptar' is asked about first. */
export const OTHER_AMOUNT: ReadonlySet<MatchReason> = new Set(['MONTO_CERCANO', 'MONTO_DISTINTO']);

const SKIPPED: Readonly<Record<SkipReason, string>> = {
  SALIDA: 'Salió dinero',
  COMISION: 'Comisión',
  SIN_MONTO: 'Sin monto',
  SIN_DIA: 'Sin fecha',
  REPETIDA: 'Repetido',
};

const COLUMNS: Readonly<Record<StatementColumn, string>> = {
  dia: 'Fecha',
  monto: 'Monto',
  credito: 'Crédito',
  debito: 'Débito',
  moneda: 'Moneda',
  referencia: 'Referencia',
  nombre: 'Nombre',
  texto: 'Descripción',
};

const OUTCOMES: Readonly<Record<Exclude<MatchOutcome['resultado'], 'aceptada'>, string>> = {
  entradaUsada: 'su pago ya no espera; alguien lo usó o lo apartó antes',
  pedidoDecidido: 'alguien ya lo había decidido',
  sinPieza: 'se pagó sin pieza; decide primero en la revisión qué hacer',
};

/** Sentences of the page that compares orders with the bank. */
export const reconciliationTexts = {
  title: 'Conciliar pagos',
  loading: 'Cargando…',
  unsupported: 'Esta tienda no compara sus pedidos con el banco. Revisa cada comprobante.',
  orders: 'Pedidos regulares',
  bank: 'Lo que dice el banco',
  paste: 'Pega los mensajes o correos del banco',
  pasteHint: 'Uno tras otro, tal como llegaron.',
  drop: 'Elegir estado de cuenta',
  dropHint: 'CSV del banco, en colones o dólares',
  read: (n: number) => `${counted(n, 'pago leído', 'pagos leídos')}.`,
  nothing: 'Ahí no hay ningún pago que se pueda leer.',
  skipped: (n: number) => counted(n, 'renglón que no es un pago', 'renglones que no son pagos'),
  skippedBecause: (reason: SkipReason) => SKIPPED[reason],
  columns: 'Columnas',
  columnsHint: 'Corrígelas si hace falta: este dispositivo las recuerda para ese banco.',
  column: (n: number) => `Columna ${n}`,
  columnName: (column: StatementColumn) => COLUMNS[column],
  noColumn: 'No se usa',
  currency: 'Moneda del estado',
  currencyHint: 'De los montos que no la dicen.',
  add: (n: number) => `Buscar sus pedidos (${n})`,
  adding: 'Buscando…',
  clear: 'Quitar',
  sure: 'Seguros',
  sureHint:
    'La referencia y el monto calzan, o el monto, el nombre y el día, y no hay otro parecido.',
  noSure: 'Nada seguro por ahora.',
  acceptAll: (n: number) => `Aceptar los ${n} seguros`,
  acceptOne: 'Aceptar el seguro',
  question: (n: number) => (n === 1 ? '¿Aceptar 1 pedido?' : `¿Aceptar ${n} pedidos?`),
  consequence: 'Cada cliente recibe su correo, como si lo aceptaras en la revisión.',
  confirm: 'Aceptar',
  accepted: (n: number) => counted(n, 'pedido aceptado', 'pedidos aceptados'),
  refused: (pedidos: readonly number[], why: Exclude<MatchOutcome['resultado'], 'aceptada'>) =>
    `N.º ${pedidos.join(' y ')}: ${OUTCOMES[why]}.`,
  likely: 'Probables',
  noLikely: 'Nada que decidir.',
  payment: 'Pago',
  paymentOf: (who: string, amount: string) => `${who}, ${amount}`,
  order: 'Pedido',
  reasons: 'Por qué',
  reason: (reason: MatchReason) => REASONS[reason],
  number: (n: number) => `N.º ${n}`,
  reference: (reference: string) => `Ref. ${reference}`,
  acceptThis: (pedidos: readonly number[]) => `Aceptar n.º ${pedidos.join(' y ')}`,
  besideReceipt: 'Ver con el comprobante',
  otherAmount: (
    received: readonly string[],
    expected: readonly string[],
    pedidos: readonly number[],
  ) =>
    `${sharedTexts.received(received)}; esperado ${expected.join(' y ')} (n.º ${pedidos.join(' y ')}).`,
  none: 'Ninguno',
  waiting: 'En espera de su pedido',
  waitingHint: 'Se comparan solos con cada pedido que llegue.',
  noWaiting: 'Ningún pago espera.',
  setAside: 'No es de un pedido',
  setAsideOf: (who: string, amount: string) => `No es de un pedido: ${who}, ${amount}`,
  aside: 'Quitados de la espera',
  asideHint: 'Dijiste que no son de un pedido.',
  bringBack: 'Devolver a la espera',
  bringBackOf: (who: string, amount: string) => `Devolver a la espera: ${who}, ${amount}`,
  unnamed: 'Sin nombre',
  day: 'Día',
  name: 'Nombre',
  amount: 'Monto',
  text: 'Lo que escribió el banco',
  reversed: 'Devueltos por el banco',
  unpaid: 'Sin pago tras 24 horas',
  noUnpaid: 'Ningún pedido.',
  customer: 'Cliente',
} as const;
