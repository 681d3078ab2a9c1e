import { personalDataTexts } from '@filigrana/sdk/answers';
import { fullName, orderLifecycle, specialOrderLifecycle } from '@filigrana/sdk/domain';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import { searchable } from '../../db/holding.ts';

/** What closing an account needs to know of it. */
export function findClosing(db: Database, idUsuario: number) {
  return db
    .selectFrom('usuarios')
    .select(['nombre', 'correo', 'contrasenaHash'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
}

export async function deleteOpenCart(trx: Trx, idUsuario: number): Promise<void> {
  await trx
    .deleteFrom('carritos')
    .where('idUsuario', '=', idUsuario)
    .where('estado', '=', 'abierto')
    .execute();
}

/**
 * Takes a person out of an account: its row stays, for the orders that point to it. Every login ends,
 * and what was its identification and e-mail may register again.
 *
 * @param now ISO 8601.
 * @returns false when it has been closed already.
 */
export function eraseAccount(trx: Trx, idUsuario: number, now: string): Promise<boolean> {
  // With a blank, which no identification that a form accepts has.
  const nobody = `CERRADA ${idUsuario}`;
  return changed(
    trx
      .updateTable('usuarios')
      .set((eb) => ({
        ...personalDataTexts.closedName,
        nombreBuscado: searchable(fullName(personalDataTexts.closedName)),
        identificacion: nobody,
        correo: '',
        correoNormalizado: nobody,
        correoConfirmado: null,
        telefono: '',
        contrasenaHash: '',
        suscrito: 0,
        estado: 'bloqueado',
        tokenVersion: eb('tokenVersion', '+', 1),
        fechaCierre: now,
      }))
      .where('idUsuario', '=', idUsuario)
      .where('fechaCierre', 'is', null),
  );
}

/** Whether an order or a special order of the account is not finished. */
export async function hasOpenOrders(trx: Trx, idUsuario: number): Promise<boolean> {
  const order = await trx
    .selectFrom('pedidos')
    .select('idPedido')
    .where('idUsuario', '=', idUsuario)
    .where('estadoPedido', 'not in', orderLifecycle.finals)
    .executeTakeFirst();
  if (order) return true;
  // Nobody could be asked any more where the money is to go.
  const owed = await trx
    .selectFrom('devoluciones')
    .select('idDevolucion')
    .where('idPedido', 'in', ordersOf(trx, idUsuario))
    .where('hecha', 'is', null)
    .executeTakeFirst();
  if (owed) return true;
  const special = await trx
    .selectFrom('pedidos_especiales')
    .select('idPedidoEspecial')
    .where('idUsuario', '=', idUsuario)
    .where('estado', 'not in', specialOrderLifecycle.finals)
    .executeTakeFirst();
  return special !== undefined;
}

/**
 * Takes a person out of what was ordered: addresses, descriptions, the staff's notes, letters that
 * wait. Lines, sums, dates and the numbers of payments stay, for the books.
 */
export async function eraseOrders(trx: Trx, idUsuario: number): Promise<void> {
  const { erased, closedName } = personalDataTexts;
  const texts = await trx
    .selectFrom('pedidos')
    .select(['idPedido', 'textoBuscado'])
    .where('idUsuario', '=', idUsuario)
    .execute();
  for (const { idPedido, textoBuscado } of texts) {
    const summary = textoBuscado.slice(textoBuscado.indexOf('\n'));
    await trx
      .updateTable('pedidos')
      .set({ textoBuscado: searchable(fullName(closedName)) + summary })
      .where('idPedido', '=', idPedido)
      .execute();
  }
  await trx
    .updateTable('pedidos')
    .set({
      provincia: erased,
      canton: erased,
      distrito: erased,
      direccionExacta: erased,
      retiro: null,
      guia: null,
      textoRechazo: null,
    })
    .where('idUsuario', '=', idUsuario)
    .execute();
  await trx
    .updateTable('pedidos_especiales')
    .set({ descripcion: '' })
    .where('idUsuario', '=', idUsuario)
    .execute();
  const [orders, specialOrders] = [ordersOf(trx, idUsuario), specialOrdersOf(trx, idUsuario)];
  await trx
    .updateTable('solicitudes_comprobante')
    .set({ texto: null })
    .where('idPedido', 'in', orders)
    .execute();
  await trx
    .deleteFrom('avisos')
    .where(({ eb, or }) =>
      or([eb('idPedido', 'in', orders), eb('idPedidoEspecial', 'in', specialOrders)]),
    )
    .execute();
  await trx
    .updateTable('entradas_banco')
    .set({ nombre: null, texto: '' })
    .where('idEntrada', 'in', ({ selectFrom }) =>
      selectFrom('entradas_pedidos').select('idEntrada').where('idPedido', 'in', orders),
    )
    .execute();
  await trx
    .deleteFrom('eventos')
    .where('tipo', 'in', ['nota', 'motivo', 'solicitud'])
    .where(({ eb, or }) =>
      or([eb('idPedido', 'in', orders), eb('idPedidoEspecial', 'in', specialOrders)]),
    )
    .execute();
}

const ordersOf = (trx: Trx, idUsuario: number) =>
  trx.selectFrom('pedidos').select('pedidos.idPedido').where('pedidos.idUsuario', '=', idUsuario);

const specialOrdersOf = (trx: Trx, idUsuario: number) =>
  trx
    .selectFrom('pedidos_especiales')
    .select('pedidos_especiales.idPedidoEspecial')
    .where('pedidos_especiales.idUsuario', '=', idUsuario);

/** What the account alone needed. */
export async function deleteTraces(trx: Trx, idUsuario: number): Promise<void> {
  const tables = [
    'direcciones',
    'claves_idempotencia',
    'tokens_recuperacion',
    'confirmaciones_correo',
    'correos_anteriores',
    'sesiones',
    'favoritos',
    'guardadas',
    'tallas_cliente',
  ] as const;
  for (const table of tables)
    await trx.deleteFrom(table).where('idUsuario', '=', idUsuario).execute();
}

/** Every private file of the account. */
export async function findFilesOf(db: Database | Trx, idUsuario: number): Promise<string[]> {
  const rows = await db
    .selectFrom('archivos')
    .select('idArchivo')
    .where('privado', '=', 1)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('idUsuario', '=', idUsuario),
        eb(
          'idArchivo',
          'in',
          selectFrom('pedidos')
            .select('idComprobante')
            .where('pedidos.idUsuario', '=', idUsuario)
            .where('idComprobante', 'is not', null),
        ),
        eb(
          'idArchivo',
          'in',
          selectFrom('pedidos_especiales')
            .select('idReferencia')
            .where('pedidos_especiales.idUsuario', '=', idUsuario)
            .where('idReferencia', 'is not', null),
        ),
      ]),
    )
    .execute();
  return rows.map(({ idArchivo }) => idArchivo);
}
