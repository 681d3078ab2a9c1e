import { HttpProblem, specialOrdersTexts } from '@filigrana/sdk/answers';
import {
  specialOrderEventTo,
  specialOrderLifecycle,
  type SpecialOrderFields,
  type SpecialOrderTarget,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import { readPage, type PageAsked } from '../../db/list-page.ts';
import { withTransaction } from '../../db/transaction.ts';
import { digest, type Media } from '../../media/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { queueLetter } from '../../outbox/outbox.repository.ts';
import { findNewestNear } from '../customers/customers.repository.ts';
import { fingerprint, runOnce, type Outcome } from '../idempotency/run-once.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { addNote, readTimeline } from '../timeline/timeline.service.ts';
import { lockDeposit, noteMoved, returnDeposit } from './deposits.ts';
import { viewSpecialOrder } from './special-order-view.ts';
import {
  countSpecialOrdersAbout,
  findSpecialOrder,
  findSpecialOrders,
  findSpecialOrdersAbout,
  insertSpecialOrder,
  lockSpecialOrder,
  specialOrderExists,
  type SpecialOrderFilter,
  type SpecialOrderSearch,
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

export interface SpecialOrderStep {
  idPedidoEspecial: number;
  estado: SpecialOrderTarget;
  /** The one that was decided on; undefined decides on whatever there is now. */
  version: number | undefined;
  /** Who decided. */
  idUsuario: number;
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

/** What a text asks for: where nothing has the very words, special orders of customers whose name is near. */
async function searchFor(db: Database, text: string): Promise<SpecialOrderSearch> {
  const [one] = await findSpecialOrdersAbout(db, { text }, { after: undefined, limit: 1 });
  const customers = one ? [] : await findNewestNear(db, text);
  return customers.length > 0 ? { customers } : { text };
}

/** A page of the special orders that a text finds, as `specialOrdersFitting` says. */
export async function readSpecialOrderPage(
  { db, media }: Pick<SpecialOrdersDeps, 'db' | 'media'>,
  asked: PageAsked,
): Promise<components['schemas']['SpecialOrderPage']> {
  const { busqueda = '', despuesDe: after } = asked;
  const search = await searchFor(db, busqueda);
  return readPage(asked, {
    read: (limit) => findSpecialOrdersAbout(db, search, { after, limit }),
    count: () => countSpecialOrdersAbout(db, search),
    keyOf: ({ idPedidoEspecial }) => idPedidoEspecial,
    view: (row) => viewSpecialOrder(row, media),
  });
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
          huella: fingerprint({ ...fields }, reference && digest(reference)),
        };
  return runOnce({ db, clock }, attempt, {
    prepare: async () => reference && (await media.storeReference(reference, idUsuario)),
    discard: async (file) => void (file && (await media.discard(file))),
    async run(trx, file) {
      if (file) await media.record(trx, file);
      const fecha = clock.now().toISOString();
      const idPedidoEspecial = await insertSpecialOrder(trx, {
        ...fields,
        idUsuario,
        fechaSolicitud: fecha,
        estado: specialOrderLifecycle.initial,
        idReferencia: file?.idArchivo ?? null,
      });
      await insertEvent(trx, { idPedidoEspecial }, { idUsuario, fecha, tipo: 'creado' });
      await queueLetter(trx, { idPedidoEspecial }, { tipo: 'recibido', fecha });
      return { mensaje: specialOrdersTexts.received, idPedidoEspecial };
    },
  });
}

/**
 * Moves a special order to the state that was decided. Of several people who decide at once, each
 * next one starts from where the one before has led, unless it names the version that it started from.
 *
 * @throws HttpProblem 404 without such a special order; 409 VERSION_CONFLICT when `version` is not
 * the current one, INVALID_STATE when no step leads there.
 */
export async function changeSpecialOrderStatus(
  { db, clock, media }: SpecialOrdersDeps,
  { idPedidoEspecial, estado, version, idUsuario }: SpecialOrderStep,
): Promise<void> {
  const event = specialOrderEventTo(estado);
  await withTransaction(db, async (trx) => {
    const deposit = estado === 'Rechazado' ? await lockDeposit(trx, idPedidoEspecial) : undefined;
    const before = await lockSpecialOrder(trx, idPedidoEspecial);
    if (!before) throw new HttpProblem('NOT_FOUND');
    if (version !== undefined && version !== before.version) {
      const actual = await findSpecialOrder(trx, idPedidoEspecial);
      throw new HttpProblem(
        'VERSION_CONFLICT',
        actual && { actual: viewSpecialOrder(actual, media) },
      );
    }
    const to = specialOrderLifecycle.next(event, before.estado);
    if (to === null) throw new HttpProblem('INVALID_STATE');
    const by = { idUsuario, fecha: clock.now().toISOString() };
    await noteMoved(trx, idPedidoEspecial, [before.estado, to], by);
    if (deposit) await returnDeposit(trx, deposit, by);
  });
}

/** Who did what and when, oldest first. @throws HttpProblem 404 without such a special order. */
export async function specialOrderTimeline(
  { db }: Pick<SpecialOrdersDeps, 'db'>,
  idPedidoEspecial: number,
) {
  await assertExists(db, idPedidoEspecial);
  return readTimeline(db, { idPedidoEspecial });
}

/** Adds an internal note. @throws HttpProblem 404 without such a special order. */
export async function addSpecialOrderNote(
  deps: Pick<SpecialOrdersDeps, 'db' | 'clock'>,
  { idPedidoEspecial, ...note }: { idPedidoEspecial: number; idUsuario: number; texto: string },
) {
  await assertExists(deps.db, idPedidoEspecial);
  return addNote(deps, { idPedidoEspecial }, note);
}

async function assertExists(db: Database, idPedidoEspecial: number): Promise<void> {
  if (!(await specialOrderExists(db, idPedidoEspecial))) throw new HttpProblem('NOT_FOUND');
}
