import { HttpProblem, productTexts } from '@filigrana/sdk/answers';
import { recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { storeVideo } from '../world/files.ts';
import type { ProductRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/**
 * The video of a product.
 *
 * @param find Throws where there is no such product.
 */
export function videoHandlers(
  world: World,
  find: (id: number) => ProductRow,
): Pick<HandlersOf<'products'>, 'setVideo' | 'removeVideo'> {
  const videoOf = ({ video }: ProductRow) => {
    if (!video) throw new HttpProblem('NOT_FOUND', { error: productTexts.videoNotFound });
    return video;
  };
  const told = ({ idProducto }: ProductRow, { idUsuario }: { idUsuario: number }) =>
    recordActivity(world, {
      ...{ idUsuario, accion: 'producto.editado', objeto: `producto ${idProducto}` },
      cambios: [{ campo: 'video', antes: '', despues: '' }],
    });

  return {
    setVideo({ params: { idProducto }, body, user }) {
      const product = find(idProducto);
      const file = body.video ? storeVideo(world, body.video) : videoOf(product);
      const descripcion = body.descripcion?.trim() ?? product.video?.descripcion ?? '';
      product.video = { ...file, descripcion };
      told(product, user);
      return product.video;
    },
    removeVideo({ params: { idProducto }, user }) {
      const product = find(idProducto);
      videoOf(product);
      product.video = null;
      told(product, user);
      return { mensaje: productTexts.videoRemoved };
    },
  };
}
