import { fromCents, isUniqueSize } from '@filigrana/sdk/domain';
import { changesBetween, recordActivity, type ActivityAction } from '../../activity/index.ts';
import type { Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { findSizes } from '../lookups/lookups.repository.ts';

/** A product as it was or is. */
export interface ProductState {
  row: Pick<
    Row<'productos'>,
    | 'nombreProducto'
    | 'descripcion'
    | 'precioCents'
    | 'precioEspecialCents'
    | 'idCategoria'
    | 'idMaterial'
    | 'idPiedra'
    | 'idImagen'
    | 'destacado'
    | 'unico'
    | 'estado'
  >;
  sizes: readonly { idTalla: number; stock: number }[];
}

const TOLD = ['nombre', 'precio', 'precioEspecial', 'estado', 'destacado', 'unico'] as const;
const CHOICES = ['idCategoria', 'idMaterial', 'idPiedra'] as const;

/**
 * Notes what was done to a product: prices in US dollars, pieces as `stock`, or of a ring as `stock 7`.
 *
 * @param states Null where it was not there yet, or is no more.
 */
export async function recordProduct(
  trx: Trx,
  activity: { fecha: string; idUsuario: number; accion: ActivityAction },
  idProducto: number,
  { before, after }: Record<'before' | 'after', ProductState | null>,
): Promise<void> {
  const sizes = await findSizes(trx);
  const names = new Map(
    sizes.map(({ idTalla, tamanio }) => [
      idTalla,
      isUniqueSize(tamanio) ? 'stock' : `stock ${tamanio}`,
    ]),
  );
  const fields = [...TOLD, ...CHOICES, ...names.values()];
  const untold = before && after ? ['descripcion', 'idImagen'] : [];
  await recordActivity(trx, {
    ...activity,
    objeto: `producto ${idProducto}`,
    cambios: changesBetween(view(before, names), view(after, names), fields, untold),
  });
}

function view(state: ProductState | null, names: ReadonlyMap<number, string>) {
  if (!state) return {};
  const { nombreProducto, precioCents, precioEspecialCents, ...row } = state.row;
  return {
    ...row,
    nombre: nombreProducto,
    precio: precioCents === null ? null : fromCents(precioCents),
    precioEspecial: precioEspecialCents === null ? null : fromCents(precioEspecialCents),
    ...Object.fromEntries(
      state.sizes.map(({ idTalla, stock }) => [names.get(idTalla) ?? '', stock]),
    ),
  };
}
