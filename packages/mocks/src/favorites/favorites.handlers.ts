import { catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import { withFavorites, withSavedLines } from '@filigrana/sdk/domain';
import { findPiece } from '../cart/carts.ts';
import type { HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** The pieces that a customer keeps, and the lines saved for later: all of them, on sale just now or not. */
export function favoriteHandlers(world: World): HandlersOf<'favorites'> {
  const kept = (idUsuario: number) => world.favorites.get(idUsuario) ?? [];
  const isListed = (id: number) =>
    world.products.some(({ idProducto, estado }) => idProducto === id && estado === 1);
  const exists = (id: number) => world.products.some(({ idProducto }) => idProducto === id);
  const keep = (idUsuario: number, productos: readonly number[]) => {
    const fecha = world.now().toISOString();
    const added = productos.filter(exists).map((idProducto) => ({ idProducto, fecha }));
    world.favorites.set(idUsuario, withFavorites(kept(idUsuario), added));
    return kept(idUsuario);
  };
  const savedBy = (idUsuario: number) => world.savedLines.get(idUsuario) ?? [];

  return {
    listFavorites: ({ user }) => kept(user.idUsuario),
    addFavorite({ user: { idUsuario }, params: { id } }) {
      if (!isListed(id))
        throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
      return keep(idUsuario, [id]);
    },
    removeFavorite({ user: { idUsuario }, params: { id } }) {
      const others = kept(idUsuario).filter(({ idProducto }) => idProducto !== id);
      world.favorites.set(idUsuario, others);
      return kept(idUsuario);
    },
    mergeFavorites: ({ user: { idUsuario }, body }) => keep(idUsuario, body.productos),
    listSavedLines: ({ user }) => savedBy(user.idUsuario),
    saveLines({ user: { idUsuario }, body }) {
      const changes = body.lineas.flatMap((line) => {
        const { idProducto } = findPiece(world, line.idProducto_talla)?.product ?? {};
        return idProducto === undefined ? [] : [{ idProducto, ...line }];
      });
      world.savedLines.set(idUsuario, withSavedLines(savedBy(idUsuario), changes));
      return savedBy(idUsuario);
    },
  };
}
