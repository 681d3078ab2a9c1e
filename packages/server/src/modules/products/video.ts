import { HttpProblem, productNotFound, productTexts } from '@filigrana/sdk/answers';
import { recordActivity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { viewVideo } from '../catalog/product-view.ts';
import { findProduct, lockProduct, updateProductRow } from './products.repository.ts';

type VideoOf = Pick<Row<'productos'>, 'idVideo' | 'videoDescripcion'>;

/** The video of a product. A file that nothing shows any more goes with the sweep. */
export function videoHandlers({
  db,
  media,
  clock,
}: Deps): Pick<HandlersOf<'products'>, 'setVideo' | 'removeVideo'> {
  const change = (
    { idProducto, idUsuario }: { idProducto: number; idUsuario: number },
    make: (trx: Trx, before: VideoOf) => Promise<VideoOf>,
  ) =>
    withTransaction(db, async (trx) => {
      const before = await lockProduct(trx, idProducto);
      if (!before) throw productNotFound();
      const after = await make(trx, before);
      const fecha = clock.now().toISOString();
      // The catalogue and its pages are made anew for products that were written.
      await updateProductRow(trx, idProducto, { ...after, fechaActualizacion: fecha });
      await recordActivity(trx, {
        ...{ fecha, idUsuario, accion: 'producto.editado', objeto: `producto ${idProducto}` },
        cambios: { video: ['', ''] },
      });
      return after;
    });

  return {
    async setVideo({ params: { idProducto }, body, user }) {
      // Asked again under the lock; here it saves storing a video for nothing.
      if (!(await findProduct(db, idProducto))) throw productNotFound();
      const video = body.video ? await media.storeVideo(body.video.bytes) : null;
      const after = await change({ idProducto, ...user }, async (trx, before) => {
        if (video) await media.record(trx, video);
        return {
          idVideo: video?.idArchivo ?? known(before.idVideo),
          videoDescripcion: body.descripcion?.trim() ?? before.videoDescripcion,
        };
      });
      return known(viewVideo(after));
    },
    async removeVideo({ params, user }) {
      await change({ ...params, ...user }, (_trx, before) => {
        known(before.idVideo);
        return Promise.resolve({ idVideo: null, videoDescripcion: null });
      });
      return { mensaje: productTexts.videoRemoved };
    },
  };
}

function known<Video>(video: Video | null): Video {
  if (video === null) throw new HttpProblem('NOT_FOUND', { error: productTexts.videoNotFound });
  return video;
}
