import { HttpProblem, novedadTexts } from '@filigrana/sdk/answers';
import { novedadLifecycle } from '@filigrana/sdk/domain';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { sendToMany, type Mailer } from '../../mail/index.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  findSubscribers,
  lockNovedad,
  saveNovedad,
  type NovedadRow,
} from './novedades.repository.ts';
import { currentNovedad, recordNovedad, type NovedadTarget } from './novedades.service.ts';

/** How many readers there are, and for how many of them the mail server took the message. */
export interface Sending {
  enviados: number;
  total: number;
}

/**
 * E-mails a novedad to every subscribed, active customer whose e-mail is confirmed. It becomes `Enviado` before the first
 * message leaves: of two clerks only one can send it, and a server that stops halfway does not write
 * to the first readers again. When not one message was accepted nothing has been sent, and it becomes
 * `Pendiente` again.
 *
 * @param version The one that was read; undefined sends whatever there is now.
 * @throws HttpProblem 404; 409 INVALID_STATE when it was sent before, VERSION_CONFLICT when `version`
 * is not the current one; 500 when not one message was accepted.
 */
export async function sendNovedad(
  deps: Deps,
  { idNovedad, by }: NovedadTarget,
  version: number | undefined,
): Promise<Sending> {
  const { db, clock } = deps;
  const { to } = novedadLifecycle.table.steps.enviar;
  const novedad = await claim(deps, { idNovedad, by }, version);
  try {
    const sending = await sendToAll(deps, novedad);
    if (sending.enviados === 0 && sending.total > 0)
      throw new HttpProblem('INTERNAL', { error: novedadTexts.notSent });
    return sending;
  } catch (error) {
    // Only failures before the first accepted message come here.
    const { estado, fechaActualizacion } = novedad;
    const about = { idNovedad, by, fecha: clock.now().toISOString() };
    await withTransaction(db, async (trx) => {
      await saveNovedad(trx, idNovedad, { estado, fechaActualizacion });
      await recordNovedad(trx, about, 'novedad.editada', { estado: [to, estado] });
    });
    throw error;
  }
}

/** The novedad as it was before it became `Enviado`. */
function claim(
  { db, clock, media }: Deps,
  { idNovedad, by }: NovedadTarget,
  version: number | undefined,
): Promise<NovedadRow> {
  return withTransaction(db, async (trx) => {
    const novedad = currentNovedad(await lockNovedad(trx, idNovedad), undefined, media);
    const next = novedadLifecycle.next('enviar', novedad.estado);
    if (next === null) throw new HttpProblem('INVALID_STATE', { error: novedadTexts.alreadySent });
    currentNovedad(novedad, version, media);
    const fecha = clock.now().toISOString();
    await saveNovedad(trx, idNovedad, { estado: next, fechaActualizacion: fecha });
    const cambios = { estado: [novedad.estado, next] } as const;
    await recordNovedad(trx, { idNovedad, by, fecha }, 'novedad.enviada', cambios);
    return novedad;
  });
}

async function sendToAll(
  { db, mailer, mails, media, clock, leaveTokens }: Deps,
  { asunto, descripcion, idImagen }: NovedadRow,
): Promise<Sending> {
  const readers = await findSubscribers(db);
  const imagen = media.jpegUrl(idImagen);
  const enviados = await sendToMany(impatient(mailer, clock), readers, ({ idUsuario, correo }) =>
    mails.novedad({
      correo,
      leaveToken: leaveTokens.sign(idUsuario),
      asunto,
      descripcion,
      imagen,
    }),
  );
  return { enviados, total: readers.length };
}

const PATIENCE_MS = 30_000;

/**
 * Gives up once nothing has been accepted for a while. A mail server that is down takes seconds to
 * refuse each message; with a thousand readers the clerk would wait for an hour.
 */
function impatient(mailer: Mailer, clock: Clock): Mailer {
  let lastAccepted = clock.now().getTime();
  return {
    close: () => mailer.close(),
    async send(message) {
      if (clock.now().getTime() - lastAccepted > PATIENCE_MS) return false;
      const isAccepted = await mailer.send(message);
      if (isAccepted) lastAccepted = clock.now().getTime();
      return isAccepted;
    },
  };
}
