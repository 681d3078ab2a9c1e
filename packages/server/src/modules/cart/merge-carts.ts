import { buyableStock, isInactive, latestChanges, mergeQuantities } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { SessionTokens } from '../../auth/session-tokens.ts';
import type { Database } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock.ts';
import { passHold } from '../holds/holds.service.ts';
import { deleteLine, deleteLines, findLines, putLine } from './cart-lines.repository.ts';
import { holdCart, openCart, saveCart } from './carts.repository.ts';

type CutLine = components['schemas']['CutLine'];

/**
 * Moves what an anonymous visitor chose into the account's cart: quantities of the same
 * product-size are added and clamped to what can be had. Pieces that are sold out meanwhile are not
 * taken along. The anonymous cart stays behind empty and goes on counting versions, so that a late
 * change of it finds another one. Nothing happens for a token that is unknown or has no cart: a login
 * never fails because of it.
 *
 * @returns the lines of which some stayed behind.
 */
export async function mergeCarts(
  { db, clock, sessionTokens }: { db: Database; clock: Clock; sessionTokens: SessionTokens },
  sessionToken: string,
  idUsuario: number,
): Promise<CutLine[]> {
  const sesionHash = sessionTokens.hash(sessionToken);
  if (sesionHash === null) return [];
  const now = clock.now().toISOString();
  return withTransaction(db, async (trx) => {
    const anonymous = await holdCart(trx, { sesionHash }, now);
    if (!anonymous) return [];
    const own = await openCart(trx, { idUsuario }, now);
    await passHold(trx, { from: anonymous.idCarrito, to: own.idCarrito, now });
    const lines = await findLines(trx, anonymous.idCarrito, now, own.idCarrito);
    await deleteLines(trx, anonymous.idCarrito);
    await saveCart(trx, { ...anonymous, version: anonymous.version + 1 });

    const ownLines = await findLines(trx, own.idCarrito, now);
    const held = new Map(ownLines.map((line) => [line.idProducto_talla, line.cantidad]));
    const cut: CutLine[] = [];
    for (const line of lines) {
      const { idProducto_talla } = line;
      const already = held.get(idProducto_talla) ?? 0;
      const cantidad = mergeQuantities(already, line.cantidad, buyableStock(line));
      const pedidas = already + line.cantidad;
      if (cantidad < pedidas)
        cut.push({
          idProducto_talla,
          productoNombre: line.nombreProducto,
          disponible: !isInactive(line),
          pedidas,
          quedan: cantidad,
        });
      if (cantidad > 0)
        await putLine(trx, { idCarrito: own.idCarrito, idProducto_talla, cantidad });
      else await deleteLine(trx, own.idCarrito, idProducto_talla);
    }
    await saveCart(trx, {
      idCarrito: own.idCarrito,
      // No version of the visitor's cart may ever be taken for one of the account's.
      version: Math.max(own.version, anonymous.version) + 1,
      changes: latestChanges([...own.changes, ...anonymous.changes]),
    });
    return cut;
  });
}
