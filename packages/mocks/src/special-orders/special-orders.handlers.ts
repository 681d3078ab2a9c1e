import { HttpProblem, readSpecialOrder, specialOrdersTexts } from '@filigrana/sdk/answers';
import {
  fullName,
  specialOrderEventTo,
  specialOrderLifecycle,
  specialOrdersFitting,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { runOnce } from '../checkout/run-once.ts';
import type { HandlersOf } from '../http/call.ts';
import { addNote, readTimeline, recordEvent } from '../timeline/timeline.ts';
import { privateLink, storeReference } from '../world/files.ts';
import { depositOf, returnDeposit } from './deposits.ts';
import type { SpecialOrderRow } from '../world/rows.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import { listPage } from '../world/list-page.ts';
import type { World } from '../world/world.ts';

/** Custom pieces: asking for one, following it, deciding on it. */
export function specialOrderHandlers(world: World): HandlersOf<'special-orders'> {
  const newestFirst = (matches: (order: SpecialOrderRow) => boolean) =>
    world.specialOrders
      .filter(matches)
      .sort(byDate)
      .map((order) => viewSpecialOrder(world, order));
  const find = (id: number): SpecialOrderRow => {
    const found = world.specialOrders.find(({ idPedidoEspecial }) => idPedidoEspecial === id);
    if (!found) throw new HttpProblem('NOT_FOUND');
    return found;
  };

  return {
    listMySpecialOrders: ({ user }) =>
      newestFirst(({ idUsuario }) => idUsuario === user.idUsuario).map(
        ({ version: _, ...order }) => order,
      ),
    listSpecialOrders({ query }) {
      const all = newestFirst(() => true);
      const about = () => specialOrdersFitting(all, query.busqueda ?? '');
      const keyOf = ({ idPedidoEspecial }: (typeof all)[number]) => idPedidoEspecial;
      return listPage(world, query, about, { keyOf }) ?? all;
    },
    requestSpecialOrder({ user: { idUsuario }, body, idempotencyKey }) {
      const { referenciaURL, ...sent } = body;
      const fields = readSpecialOrder(world.lookups, sent);
      const file = referenciaURL ?? null;
      const operation = 'requestSpecialOrder' as const;
      return runOnce(world, { operation, idUsuario, idempotencyKey, fields, file }, () => {
        const referencia = file && storeReference(world, file);
        const idPedidoEspecial = world.nextId('special order');
        world.specialOrders.push({
          idPedidoEspecial,
          idUsuario,
          fechaSolicitud: world.now().toISOString(),
          ...fields,
          estado: specialOrderLifecycle.initial,
          referencia,
          version: 1,
        });
        recordEvent(world, { idPedidoEspecial }, { idUsuario, tipo: 'creado' });
        const to = accountOf(world, idUsuario).correo;
        world.mail.push({ kind: 'special-order-received', to, idPedidoEspecial });
        return { mensaje: specialOrdersTexts.received, idPedidoEspecial };
      });
    },
    changeSpecialOrderStatus({ params, body: { estado, version }, user: { idUsuario } }) {
      const order = find(params.idPedidoEspecial);
      assertCurrent(world, order, version, () => viewSpecialOrder(world, order));
      const next = specialOrderLifecycle.next(specialOrderEventTo(estado), order.estado);
      if (next === null) throw new HttpProblem('INVALID_STATE');
      order.estado = next;
      order.version += 1;
      recordEvent(
        world,
        { idPedidoEspecial: order.idPedidoEspecial },
        { idUsuario, tipo: 'estado', texto: next },
      );
      if (next === 'Rechazado') returnDeposit(world, order, idUsuario);
      return { mensaje: specialOrdersTexts.changed, estado };
    },
    listSpecialOrderEvents({ params }) {
      const { idPedidoEspecial } = find(params.idPedidoEspecial);
      return readTimeline(world, { idPedidoEspecial });
    },
    addSpecialOrderNote({ params, body: { texto }, user: { idUsuario } }) {
      const { idPedidoEspecial } = find(params.idPedidoEspecial);
      return addNote(world, { idPedidoEspecial }, { idUsuario, texto });
    },
  };
}

/** A special order as its customer and the back office see it, with a fresh link to its picture. */
export function viewSpecialOrder(
  world: World,
  row: SpecialOrderRow,
): components['schemas']['SpecialOrder'] {
  const customer = accountOf(world, row.idUsuario);
  const deposit = depositOf(world, row);
  return withVersion(world, {
    idPedidoEspecial: row.idPedidoEspecial,
    fechaSolicitud: row.fechaSolicitud,
    nombreUsuario: fullName(customer),
    nombrePieza: row.pieza,
    talla: row.talla,
    nombrePiedra: row.tipoPiedra,
    nombreMaterial: row.tipoMaterial,
    descripcion: row.descripcion === '' ? null : row.descripcion,
    estado: row.estado,
    referenciaURL: privateLink(world, row.referencia),
    ...(row.referenciaEliminada !== undefined && { referenciaEliminada: row.referenciaEliminada }),
    correo: customer.correo,
    telefono: customer.telefono,
    version: row.version,
    ...(deposit && {
      anticipo: deposit.line.subtotalProducto,
      idPedido: deposit.order.idPedido,
    }),
  });
}

/** Newest first; of the same moment, the later number. */
function byDate(a: SpecialOrderRow, b: SpecialOrderRow): number {
  return (
    b.fechaSolicitud.localeCompare(a.fechaSolicitud) || b.idPedidoEspecial - a.idPedidoEspecial
  );
}
