import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';

const LOOK_EVERY_MS = 500;
const UNCOMPARED = `select count(*) as waiting from pedidos
  join archivos on archivos.idArchivo = pedidos.idComprobante
  left join huellas_comprobante as huella on huella.idArchivo = pedidos.idComprobante
  where archivos.mime <> 'application/pdf' and coalesce(huella.comparado, 0) = 0`;

/** Resolves when a running shop has compared the receipts of its orders: then it is at rest. */
export async function receiptsCompared(databaseFile: string): Promise<void> {
  const db = new Libsql(databaseFile, { readonly: true });
  try {
    while ((db.prepare(UNCOMPARED).get() as { waiting: number }).waiting > 0)
      await pause(LOOK_EVERY_MS);
  } finally {
    db.close();
  }
}
