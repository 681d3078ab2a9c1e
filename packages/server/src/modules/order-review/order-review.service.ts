import { HttpProblem } from '@filigrana/sdk/answers';
import { cleanReference, fromCents, fullName, reviewReference } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Media } from '../../media/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { addNote, readTimeline } from '../timeline/timeline.service.ts';
import {
  findLookAlikes,
  findOrdersWithReference,
  findReviewedOrder,
  findSameUploads,
  hasReferenceVersion,
  orderExists,
  saveReference,
  type OrderWithReceipt,
  type ReviewedOrder,
} from './order-review.repository.ts';

type Wire = components['schemas'];
type CurrentReview = Wire['OrderReview'] & { version: number };

export interface ReviewDeps {
  db: Database;
  clock: Clock;
  media: Pick<Media, 'privateLink'>;
}

/** What helps to judge a payment. @throws HttpProblem 404 without such an order. */
export async function reviewOrder(deps: ReviewDeps, idPedido: number): Promise<CurrentReview> {
  const order = await findReviewedOrder(deps.db, idPedido);
  if (!order) throw new HttpProblem('NOT_FOUND');
  const estado = stateOf(order);
  return {
    idPedido,
    comprobante: estado === 'ilegible' ? null : deps.media.privateLink(order.idComprobante),
    comprobanteEliminado: order.comprobanteEliminado,
    estadoComprobante: estado,
    tipoComprobante: kindOf(order),
    comprobantesParecidos: await similarReceipts(deps.db, order),
    referencia: await readReference(deps, order),
    version: order.versionReferencia,
  };
}

function stateOf({ estadoRecibido }: ReviewedOrder): CurrentReview['estadoComprobante'] & string {
  switch (estadoRecibido) {
    case 'espera':
      return 'preparando';
    case 'ilegible':
      return 'ilegible';
    case 'preparado':
    case null:
      return 'listo';
  }
}

function kindOf({ mime }: ReviewedOrder): 'imagen' | 'pdf' | null {
  if (mime === null) return null;
  return mime === 'application/pdf' ? 'pdf' : 'imagen';
}

async function similarReceipts(
  db: Database,
  { idPedido, idComprobante, sha256Subida }: ReviewedOrder,
): Promise<Wire['SimilarReceipt'][]> {
  if (idComprobante === null) return [];
  const same = sha256Subida ? await findSameUploads(db, { idPedido, sha256Subida }) : [];
  const alike = await findLookAlikes(db, { idPedido, idComprobante });
  const known = new Set(same.map((order) => order.idPedido));
  return [
    ...same.map((order) => viewSimilar(order, 'identico')),
    ...alike
      .filter((order) => !known.has(order.idPedido))
      .map((order) => viewSimilar(order, 'parecido')),
  ];
}

function viewSimilar(
  order: OrderWithReceipt,
  coincidencia: Wire['SimilarReceipt']['coincidencia'],
): Wire['SimilarReceipt'] {
  const { idPedido, fechaPedido, estadoPedido, totalCents } = order;
  const montoTotal = fromCents(totalCents);
  const clienteNombre = fullName(order);
  return { idPedido, coincidencia, fechaPedido, estadoPedido, montoTotal, clienteNombre };
}

async function readReference(
  { db, clock }: ReviewDeps,
  { idPedido, fechaPedido, metodoPago, referencia }: ReviewedOrder,
): Promise<Wire['PaymentReference'] | null> {
  if (referencia === null) return null;
  const now = clock.now().getTime();
  const repetidaEn = await findOrdersWithReference(db, { idPedido, referencia });
  return reviewReference(referencia, { metodoPago, fechaPedido, now, repetidaEn });
}

interface NotedReference {
  idPedido: number;
  idUsuario: number;
  /** As it was typed. */
  typed: string | null;
  /** The one that the edit started from; undefined replaces whatever there is now. */
  version: number | undefined;
}

/**
 * Notes the payment reference, whatever it is; null or blank takes it away. Noting the same one again
 * is no event.
 *
 * @returns the review as it is now.
 * @throws HttpProblem 404 without such an order; 409 VERSION_CONFLICT when `version` is not the
 * current one of its reference.
 */
export async function setReference(
  deps: ReviewDeps,
  { idPedido, idUsuario, typed, version }: NotedReference,
): Promise<CurrentReview> {
  const referencia = cleanReference(typed ?? '') || null;
  const isCurrent = await withTransaction(deps.db, async (trx) => {
    if (version !== undefined && !(await hasReferenceVersion(trx, { idPedido, version })))
      return false;
    if (await saveReference(trx, idPedido, referencia)) {
      const fecha = deps.clock.now().toISOString();
      const event = { idUsuario, fecha, tipo: 'referencia', texto: referencia } as const;
      await insertEvent(trx, { idPedido }, event);
      // The order's own history says which one.
      const objeto = `pedido ${idPedido}`;
      await recordActivity(trx, { fecha, idUsuario, accion: 'pedido.referencia', objeto });
    }
    return true;
  });
  const actual = await reviewOrder(deps, idPedido);
  if (!isCurrent) throw new HttpProblem('VERSION_CONFLICT', { actual });
  return actual;
}

/** Who did what and when, oldest first. @throws HttpProblem 404 without such an order. */
export async function orderTimeline({ db }: Pick<ReviewDeps, 'db'>, idPedido: number) {
  await assertExists(db, idPedido);
  return readTimeline(db, { idPedido });
}

/** Adds an internal note. @throws HttpProblem 404 without such an order. */
export async function addOrderNote(
  deps: ReviewDeps,
  { idPedido, ...note }: { idPedido: number; idUsuario: number; texto: string },
) {
  await assertExists(deps.db, idPedido);
  return addNote(deps, { idPedido }, note);
}

async function assertExists(db: Database, idPedido: number): Promise<void> {
  if (!(await orderExists(db, idPedido))) throw new HttpProblem('NOT_FOUND');
}
