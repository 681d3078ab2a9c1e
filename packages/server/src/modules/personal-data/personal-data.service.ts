import { findCart } from '../cart/carts.repository.ts';
import { dropHold } from '../holds/holds.service.ts';
import { deleteWaitingOf } from '../holds/waiting.ts';
import { HttpProblem, personalDataTexts, readAccountForm } from '@filigrana/sdk/answers';
import { closingSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { sendPatiently } from '../../mail/index.ts';
import {
  deleteOpenCart,
  deleteTraces,
  eraseAccount,
  eraseOrders,
  findClosing,
  findFilesOf,
  hasOpenOrders,
} from './closing.repository.ts';
import { forgetFiles } from './private-files.repository.ts';

type ClosingDeps = Pick<Deps, 'db' | 'clock' | 'passwords' | 'media' | 'mailer' | 'mails'>;

/**
 * Closes a customer's account for good, and tells the address once more that it is.
 *
 * @throws HttpProblem 400 for a wrong password; 409 INVALID_STATE while something that was ordered is
 * not finished. Nothing has changed then.
 */
export async function closeAccount(
  deps: ClosingDeps,
  idUsuario: number,
  body: components['schemas']['ClosingForm'],
): Promise<void> {
  const { db, clock, passwords, media, mailer, mails } = deps;
  const { contrasenaActual } = readAccountForm(closingSchema, body);
  const { contrasenaHash, ...reader } = await findClosing(db, idUsuario);
  if (!(await passwords.verify(contrasenaHash, contrasenaActual)))
    throw new HttpProblem('VALIDATION', {
      error: personalDataTexts.wrongPassword,
      campos: { contrasenaActual: personalDataTexts.wrongPassword },
    });

  const files = await withTransaction(db, async (trx) => {
    const now = clock.now().toISOString();
    // The cart first, as a purchase does: the two then wait for each other, and the later one sees
    // what the earlier one has done.
    const cart = await findCart(trx, { idUsuario });
    if (cart) await dropHold(trx, cart.idCarrito, now);
    await deleteOpenCart(trx, idUsuario);
    if (!(await eraseAccount(trx, idUsuario, now))) throw new HttpProblem('UNAUTHENTICATED');
    if (await hasOpenOrders(trx, idUsuario))
      throw new HttpProblem('INVALID_STATE', { error: personalDataTexts.ordersOpen });
    const ids = await findFilesOf(trx, idUsuario);
    await forgetFiles(trx, ids, now);
    await eraseOrders(trx, idUsuario);
    await deleteTraces(trx, idUsuario);
    await deleteWaitingOf(trx, reader.correo);
    const objeto = `cuenta ${idUsuario}`;
    await recordActivity(trx, { fecha: now, idUsuario, accion: 'cuenta.cerrada', objeto });
    return ids;
  });
  for (const idArchivo of files) await media.discard({ idArchivo, privado: 1 });
  await sendPatiently(mailer, mails.accountClosed(reader));
}
