import { customerTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  customerLifecycle,
  isReleased,
  releasedMark,
  type CustomerAction,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database } from '../../db/database.ts';
import { readPage, type PageAsked } from '../../db/list-page.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import {
  countCustomersNamed,
  findCustomers,
  findCustomersNamed,
  findCustomersNear,
  findCustomersOf,
  isCustomer,
  moveCustomer,
  releaseCustomer,
} from './customers.repository.ts';

type CustomerRow = Awaited<ReturnType<typeof findCustomers>>[number];

const viewCustomer = ({
  idUsuario: _,
  primerApellido,
  segundoApellido,
  ...row
}: CustomerRow): components['schemas']['Customer'] => ({
  ...row,
  apellido: `${primerApellido} ${segundoApellido}`.trim(),
  liberada: isReleased(row.identificacion),
});

/** Every customer, blocked ones included, newest first. */
export async function listCustomers(db: Database): Promise<components['schemas']['Customer'][]> {
  return (await findCustomers(db)).map(viewCustomer);
}

/** A page of the customers that a text finds, as `customersFitting` says. */
export async function readCustomerPage(
  db: Database,
  asked: PageAsked,
): Promise<components['schemas']['CustomerPage']> {
  const { busqueda = '', despuesDe: after } = asked;
  const seen = { keyOf: ({ idUsuario }: CustomerRow) => idUsuario, view: viewCustomer };
  const count = () => countCustomersNamed(db, busqueda);
  const page = await readPage(asked, {
    ...seen,
    count,
    read: (limit) => findCustomersNamed(db, busqueda, { after, limit }),
  });
  if (page.elementos.length > 0 || (page.encontrados ?? (await count())) > 0) return page;
  // Nobody has the very words: whose name is near, the database cannot say.
  const near = await findCustomersNear(db, busqueda);
  const rest = near.filter((idUsuario) => after === undefined || idUsuario < after);
  return readPage(asked, {
    ...seen,
    count: () => Promise.resolve(near.length),
    read: (limit) => findCustomersOf(db, rest.slice(0, limit)),
  });
}

/**
 * Blocks or unblocks a customer. Of several people who decide the same at once one gets through. A
 * blocked customer is logged out at once, and stays so when unblocked.
 *
 * @throws HttpProblem 404 without such a customer, 409 INVALID_STATE when there is nothing to change.
 */
export async function changeCustomerStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  identificacion: string,
  { accion, by }: { accion: CustomerAction; by: number },
): Promise<void> {
  const { from, to } = customerLifecycle.table.steps[accion];
  await withTransaction(db, async (trx) => {
    const idUsuario = await moveCustomer(trx, identificacion, from, to);
    if (idUsuario === undefined)
      throw (await isCustomer(trx, identificacion))
        ? new HttpProblem('INVALID_STATE', { error: customerTexts.refused[accion] })
        : new HttpProblem('NOT_FOUND', { error: customerTexts.notFound });
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario: by,
      accion: accion === 'bloquear' ? 'cuenta.bloqueada' : 'cuenta.desbloqueada',
      objeto: `cuenta ${idUsuario}`,
    });
  });
}

/**
 * Takes an identification from the customer who holds it, so that the person it belongs to can
 * register: the account is blocked and keeps its orders. The note says what was checked.
 *
 * @throws HttpProblem 404 without such a customer.
 */
export async function releaseIdentification(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  identificacion: string,
  { nota, by }: { nota: string; by: number },
): Promise<void> {
  const random = Buffer.from(ids.random(5), 'base64url').toString('hex').toUpperCase();
  await withTransaction(db, async (trx) => {
    const idUsuario = await releaseCustomer(trx, identificacion, releasedMark(random));
    if (idUsuario === undefined)
      throw new HttpProblem('NOT_FOUND', { error: customerTexts.notFound });
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario: by,
      accion: 'cuenta.identificacionLiberada',
      objeto: `cuenta ${idUsuario}`,
      cambios: { nota: [null, nota.trim()] },
    });
  });
}
