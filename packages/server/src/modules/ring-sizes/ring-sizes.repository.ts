import type { FingerOfHand } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';

/** The ring sizes of an account, the one kept last first. */
export function findRingSizes(db: Database | Trx, idUsuario: number) {
  return db
    .selectFrom('tallas_cliente')
    .select(['mano', 'dedo', 'tamanio'])
    .where('idUsuario', '=', idUsuario)
    .orderBy('idTallaCliente', 'desc')
    .execute();
}

/** The size that a finger has from now on; null forgets it. */
export async function putRingSize(
  trx: Trx,
  size: FingerOfHand & { idUsuario: number; tamanio: string | null },
): Promise<void> {
  const { idUsuario, mano, dedo, tamanio } = size;
  await trx
    .deleteFrom('tallas_cliente')
    .where((eb) => eb.and({ idUsuario, mano, dedo }))
    .execute();
  if (tamanio !== null)
    await trx.insertInto('tallas_cliente').values({ idUsuario, mano, dedo, tamanio }).execute();
}
