import type { components } from '@filigrana/sdk/types';
import type { Media } from '../../media/index.ts';
import { fromCents, fullName } from '@filigrana/sdk/domain';
import type { SpecialOrderRow } from './special-orders.repository.ts';

/** A special order as its customer and the back office see it, with a fresh link to its picture. */
export function viewSpecialOrder(
  row: SpecialOrderRow,
  media: Pick<Media, 'privateLink'>,
): components['schemas']['SpecialOrder'] & { version: number } {
  return {
    idPedidoEspecial: row.idPedidoEspecial,
    fechaSolicitud: row.fechaSolicitud,
    nombreUsuario: fullName(row),
    nombrePieza: row.pieza,
    talla: row.talla,
    nombrePiedra: row.tipoPiedra,
    nombreMaterial: row.tipoMaterial,
    descripcion: row.descripcion === '' ? null : row.descripcion,
    estado: row.estado,
    referenciaURL: media.privateLink(row.idReferencia),
    referenciaEliminada: row.referenciaEliminada,
    correo: row.correo,
    telefono: row.telefono,
    version: row.version,
    ...(row.anticipoCents !== null &&
      row.idPedido !== null && { anticipo: fromCents(row.anticipoCents), idPedido: row.idPedido }),
  };
}
