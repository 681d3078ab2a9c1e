import type { OrderDay, OrderDayStep, OrderStatus } from '../entities.ts';
import { orderLifecycle } from './orders.ts';

/** A stage of the path of an order. */
export interface PathStage {
  paso: OrderDayStep;
  /** When it was reached, ISO 8601; null when nobody knows, or when it was not. */
  fecha: string | null;
  /** True when the order has come as far as this stage. */
  isPast: boolean;
}

/** The stages in their order. */
export const ORDER_PATH = [
  'recibido',
  'verificado',
  'preparacion',
  'enviado',
  'entregado',
] as const satisfies readonly OrderDayStep[];

/** What it means for a customer that an order has come to a state. */
const REACHED: Readonly<Record<string, OrderDayStep>> = {
  confirmado: 'verificado',
  enviado: 'enviado',
};

/**
 * What has happened to an order, oldest first, from what the shop has recorded of it.
 *
 * @param marks When it was bought, and since when the staff's marks are set; ISO 8601.
 * @param history Its steps: the state that each led to.
 */
export function orderDays(
  marks: {
    /** When it was bought. */
    fechaPedido: string;
    /** Since when its pieces are being made ready; null while they are not. */
    preparacion: string | null;
    /** Since when the parcel has arrived; null while it has not. */
    entregado: string | null;
  },
  history: readonly { texto: string | null; fecha: string }[],
): OrderDay[] {
  const days: { paso: OrderDayStep | undefined; fecha: string | null }[] = [
    { paso: 'recibido', fecha: marks.fechaPedido },
    ...history.map(({ texto, fecha }) => ({ paso: REACHED[texto ?? ''], fecha })),
    { paso: 'preparacion', fecha: marks.preparacion },
    { paso: 'entregado', fecha: marks.entregado },
  ];
  return days
    .flatMap(({ paso, fecha }) => (paso && fecha ? [{ paso, fecha }] : []))
    .sort(
      (a, b) =>
        a.fecha.localeCompare(b.fecha) || ORDER_PATH.indexOf(a.paso) - ORDER_PATH.indexOf(b.paso),
    );
}

/** The stages that every backend knows of, and the state that an order has reached them with. */
const STATES: Partial<Record<OrderDayStep, OrderStatus>> = {
  recibido: 'pendiente',
  verificado: 'confirmado',
  enviado: 'enviado',
};

/**
 * How far an order is, from what has happened to it. A stage behind which another one was reached is
 * past too, whether its day is known or not. A backend that tells no days (`recorrido` absent) has the
 * three stages of the lifecycle. Of a cancelled order: none.
 *
 * @param order Its state, when it was placed, and the days that are known.
 * @example
 * orderPath({ estadoPedido: 'confirmado', fechaPedido: '2026-03-14T15:00:00Z', recorrido: [] })
 * // recibido, verificado: past; preparacion: the next one
 */
export function orderPath({
  estadoPedido,
  fechaPedido,
  recorrido,
}: {
  estadoPedido: OrderStatus;
  fechaPedido: string;
  recorrido?: readonly OrderDay[] | undefined;
}): PathStage[] {
  if (estadoPedido === 'cancelado') return [];
  const days = new Map(recorrido?.map(({ paso, fecha }) => [paso, fecha]));
  const stages = ORDER_PATH.filter((paso) => recorrido !== undefined || STATES[paso]);
  const reached = stages.findLastIndex((paso) => STATES[paso] === estadoPedido || days.has(paso));
  return stages.map((paso, index) => ({
    paso,
    fecha: days.get(paso) ?? (paso === 'recibido' ? fechaPedido : null),
    isPast: index <= reached,
  }));
}

/** What may be noted about the sending of an order in a state; the server refuses the rest. */
export const mayNote = (estadoPedido: OrderStatus) => ({
  /** The carrier's guide: once the order is accepted, also after it is sent. */
  guia: estadoPedido === 'confirmado' || estadoPedido === 'enviado',
  /** That its pieces are being made ready: until it is sent. */
  preparacion: estadoPedido === 'confirmado',
  /** That the parcel has arrived: once it is sent. */
  entregado: estadoPedido === 'enviado',
});

/** Orders that are to be sent. */
export const SENDABLE: OrderStatus = orderLifecycle.table.steps.enviar.from[0] ?? 'confirmado';

/** Characters of a guide. */
export const GUIDE_MIN = 4;
export const GUIDE_MAX = 40;

/**
 * A guide as it is stored: trimmed, in upper case.
 *
 * @example cleanGuide(' rr473124829cr ') // 'RR473124829CR'
 */
export const cleanGuide = (typed: string): string => typed.trim().toUpperCase();

/** Letters, digits, blanks and hyphens: carriers differ. */
const GUIDE = /* @__PURE__ */ new RegExp(
  `^[0-9A-Z][0-9A-Z -]{${GUIDE_MIN - 2},${GUIDE_MAX - 2}}[0-9A-Z]$`,
);

/**
 * Whether a text, cleaned, can be the guide of a parcel.
 *
 * @example isGuide('RR473124829CR') // true
 */
export const isGuide = (text: string): boolean => GUIDE.test(text);

/** The form of Correos de Costa Rica, as of every post of the Universal Postal Union. */
const POSTAL_GUIDE = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const;

/**
 * Whether a guide has the form of the posts and its last digit does not fit the others: one was typed
 * wrong. Only a hint, a person decides. Source: Universal Postal Union, standard S10.
 *
 * @example isMistypedGuide('RR473124829CR') // false
 * @example isMistypedGuide('RR473124892CR') // true: two digits have changed places
 */
export function isMistypedGuide(guia: string): boolean {
  const [, digits, check] = POSTAL_GUIDE.exec(guia) ?? [];
  if (digits === undefined) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  // 11 - rest, where 10 becomes 0 and 11 becomes 5.
  const expected = [5, 0, 9, 8, 7, 6, 5, 4, 3, 2, 1][sum % 11];
  return Number(check) !== expected;
}

/** Stands for the guide in the address of a carrier. */
export const GUIDE_MARK = '{guia}';

/** Where parcels are followed until an administrator says otherwise. */
export const DEFAULT_TRACKING = `https://correos.go.cr/rastreo/?guia=${GUIDE_MARK}`;

/** Longest address of a carrier. */
export const TRACKING_MAX = 300;

/**
 * Whether a text can be the address under which a carrier tells where parcels are: https.
 *
 * @example isTracking('https://correos.go.cr/rastreo/?guia={guia}') // true
 */
export const isTracking = (text: string): boolean =>
  text.length <= TRACKING_MAX && /^https:\/\/[^\s<>"]+$/.test(text);

/**
 * Where a parcel is followed.
 *
 * @example trackingLink('https://correos.go.cr/rastreo/?guia={guia}', 'RR473124829CR')
 * // 'https://correos.go.cr/rastreo/?guia=RR473124829CR'
 */
export const trackingLink = (plantilla: string, guia: string): string =>
  plantilla.replaceAll(GUIDE_MARK, encodeURIComponent(guia));
