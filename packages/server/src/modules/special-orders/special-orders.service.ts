import { HttpProblem, specialOrdersTexts, type SpecialOrderFields } from '@filigrana/sdk/contract';
import {
  specialOrderEventTo,
  specialOrderLifecycle,
  type SpecialOrderTarget,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import type { Media } from '../../media/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { fingerprint, runOnce, type Outcome } from '../idempotency/run-once.ts';
import { viewSpecialOrder } from './special-order-view.ts';
import {
  findSpecialOrders,
  insertSpecialOrder,
  moveSpecialOrder,
  type SpecialOrderFilter,
} from './special-orders.repository.ts';

export interface SpecialOrdersDeps {
  db: Database;
  clock: Clock;
  media: Media;
}

export interface SpecialOrderRequest {
  idUsuario: number;
  fields: SpecialOrderFields;
  /** Bytes of the reference image; null without one. */
  reference: Uint8Array | null;
  idempotencyKey: string | null;
}

type Received = Required<components['schemas']['SpecialOrderReceived']>;

/** Special orders, newest first; `{}` means everybody's. */
export async function listSpecialOrders(
  { db, media }: Pick<SpecialOrdersDeps, 'db' | 'media'>,
  filter: SpecialOrderFilter,
): Promise<components['schemas']['SpecialOrder'][]> {
  const rows = await findSpecialOrders(db, filter);
  return rows.map((row) => viewSpecialOrder(row, media));
}

/**
 * Takes down a request for a custom piece, once per idempotency key.
 *
 * @throws HttpProblem 409 when the key was used with other data, 413 and 415 for the image.
 */
export function requestSpecialOrder(
  { db, clock, media }: SpecialOrdersDeps,
  { idUsuario, fields, reference, idempotencyKey }: SpecialOrderRequest,
): Promise<Outcome<Received>> {
  const attempt =
    idempotencyKey === null
      ? null
      : {
          idUsuario,
          operacion: 'requestSpecialOrder' as const,
          clave: idempotencyKey,
          huella: fingerprint({ ...fields }, reference),
        };
  return runOnce({ db, clock }, attempt, {
    prepare: async () => reference && (await media.storeReference(reference, idUsuario)),
    discard: async (file) => void (file && (await media.discard(file))),
    async run(trx, file) {
      if (file) await media.record(trx, file);
      const idPedidoEspecial = await insertSpecialOrder(trx, {
        ...fields,
        idUsuario,
        fechaSolicitud: clock.now().toISOString(),
        estado: specialOrderLifecycle.initial,
        idReferencia: file?.idArchivo ?? null,
      });
      return { mensaje: specialOrdersTexts.received, idPedidoEspecial };
    },
  });
}

/**
 * Moves a special order to the state that was decided. Of several people who decide at once, each
 * next one starts from where the one before has led.
 *
 * @throws HttpProblem 404 without such a special order; 409 INVALID_STATE when no step leads there.
 */
export async function changeSpecialOrderStatus(
  db: Database,
  idPedidoEspecial: number,
  estado: SpecialOrderTarget,
): Promise<void> {
  const { from, to } = specialOrderLifecycle.table.steps[specialOrderEventTo(estado)];
  if (await moveSpecialOrder(db, idPedidoEspecial, from, to)) return;
  const [order] = await findSpecialOrders(db, {
    'pedidos_especiales.idPedidoEspecial': idPedidoEspecial,
  });
  throw new HttpProblem(order ? 'INVALID_STATE' : 'NOT_FOUND');
}
