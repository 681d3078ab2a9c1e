import { fromCents, isUniqueSize } from '@filigrana/sdk/domain';
import type { ActivityAction } from '@filigrana/sdk/domain';
import { changesBetween, recordActivity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import type { DetailColumns, Row } from '../../db/schema.ts';
import {
  findCategories,
  findMaterials,
  findSizes,
  findStones,
} from '../lookups/lookups.repository.ts';
import { viewDetails } from './piece-details.ts';

/** A product as it was or is. */
export interface ProductState {
  row: Pick<
    Row<'productos'>,
    | 'nombreProducto'
    | 'descripcion'
    | 'nombreIngles'
    | 'descripcionIngles'
    | 'precioCents'
    | 'precioEspecialCents'
    | 'idCategoria'
    | 'idMaterial'
    | 'idPiedra'
    | 'idImagen'
    | 'destacado'
    | 'unico'
    | 'estado'
    | keyof DetailColumns
  >;
  sizes: readonly { idTalla: number; stock: number }[];
}

const TOLD = [
  'nombre',
  'precio',
  'precioEspecial',
  'estado',
  'destacado',
  'unico',
  'categoria',
  'material',
  'piedra',
] as const;

/**
 * Notes what was done to a product: prices in US dollars, choices by their names, pieces as `stock`, or
 * of a ring as `stock 7`.
 *
 * @param states Null where it was not there yet, or is no more.
 */
export async function recordProduct(
  trx: Trx,
  activity: { fecha: string; idUsuario: number; accion: ActivityAction },
  idProducto: number,
  { before, after }: Record<'before' | 'after', ProductState | null>,
): Promise<void> {
  const names = await findNames(trx);
  const fields = [...TOLD, ...names.stock.values()];
  const untold =
    before && after
      ? ['descripcion', 'nombreIngles', 'descripcionIngles', 'idImagen', 'ficha']
      : [];
  await recordActivity(trx, {
    ...activity,
    objeto: `producto ${idProducto}`,
    cambios: changesBetween(view(before, names), view(after, names), fields, untold),
  });
}

/** What the things are called that products point to, by their numbers. */
async function findNames(trx: Trx) {
  const [categories, materials, stones, sizes] = [
    await findCategories(trx),
    await findMaterials(trx),
    await findStones(trx),
    await findSizes(trx),
  ];
  return {
    categoria: new Map(categories.map(({ idCategoria, nombre }) => [idCategoria, nombre])),
    material: new Map(materials.map(({ idMaterial, nombre }) => [idMaterial, nombre])),
    piedra: new Map(stones.map(({ idPiedra, nombre }) => [idPiedra, nombre])),
    stock: new Map(
      sizes.map(({ idTalla, tamanio }) => [
        idTalla,
        isUniqueSize(tamanio) ? 'stock' : `stock ${tamanio}`,
      ]),
    ),
  };
}

function view(state: ProductState | null, names: Awaited<ReturnType<typeof findNames>>) {
  if (!state) return {};
  const { nombreProducto, precioCents, precioEspecialCents, ...row } = state.row;
  return {
    ...row,
    categoria: names.categoria.get(row.idCategoria),
    material: names.material.get(row.idMaterial),
    piedra: row.idPiedra === null ? null : names.piedra.get(row.idPiedra),
    nombre: nombreProducto,
    ficha: JSON.stringify(viewDetails(state.row)),
    precio: precioCents === null ? null : fromCents(precioCents),
    precioEspecial: precioEspecialCents === null ? null : fromCents(precioEspecialCents),
    ...Object.fromEntries(
      state.sizes.map(({ idTalla, stock }) => [names.stock.get(idTalla) ?? '', stock]),
    ),
  };
}
