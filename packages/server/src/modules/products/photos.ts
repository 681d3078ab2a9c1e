import { HttpProblem, productNotFound, productTexts } from '@filigrana/sdk/answers';
import { PHOTOS_MAX, sortPhotos } from '@filigrana/sdk/domain';
import { recordActivity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { viewPhotos } from '../catalog/product-view.ts';
import {
  deletePhoto,
  findPhotos,
  insertPhoto,
  setPhotoOrder,
  setPhotoWords,
  type PhotoRow,
} from './photos.repository.ts';
import { findProduct, lockProduct, updateProductRow } from './products.repository.ts';

type PhotoHandlers = Pick<
  HandlersOf<'products'>,
  'addPhoto' | 'sortPhotos' | 'describePhoto' | 'removePhoto'
>;

/** The further photographs of a product. Their files go with the sweep once nothing shows them. */
export function photoHandlers({ db, media, clock }: Deps): PhotoHandlers {
  /** One change of a product's photographs after the other, answered with all of them as they are then. */
  const change = (
    { idProducto, idUsuario }: { idProducto: number; idUsuario: number },
    make: (trx: Trx, photos: PhotoRow[]) => Promise<void>,
  ) =>
    withTransaction(db, async (trx) => {
      if (!(await lockProduct(trx, idProducto))) throw productNotFound();
      const before = await findPhotos(trx, [idProducto]);
      await make(trx, before);
      const after = await findPhotos(trx, [idProducto]);
      const fecha = clock.now().toISOString();
      // The catalogue and its pages are made anew for products that were written.
      await updateProductRow(trx, idProducto, { fechaActualizacion: fecha });
      await recordActivity(trx, {
        ...{ fecha, idUsuario, accion: 'producto.editado', objeto: `producto ${idProducto}` },
        cambios: {
          fotos: before.length === after.length ? ['', ''] : [before.length, after.length],
        },
      });
      return viewPhotos(after, media);
    });

  return {
    async addPhoto({ params: { idProducto }, body, user }) {
      // Asked again under the lock; here it saves decoding a picture for nothing.
      if (!(await findProduct(db, idProducto))) throw productNotFound();
      assertRoom(await findPhotos(db, [idProducto]));
      const image = await media.storeImage(body.imagen.bytes, 'producto');
      return change({ idProducto, ...user }, async (trx, photos) => {
        assertRoom(photos);
        await media.record(trx, image);
        const { idArchivo: idImagen } = image;
        const descripcion = body.descripcion?.trim() ?? '';
        await setPhotoOrder(trx, photos);
        await insertPhoto(trx, { idProducto, idImagen, descripcion, orden: photos.length });
      });
    },
    sortPhotos: ({ params, body, user }) =>
      change({ ...params, ...user }, async (trx, photos) => {
        const sorted = sortPhotos(photos, body.orden);
        if (!sorted) throw new HttpProblem('INVALID_STATE', { error: productTexts.photosChanged });
        await setPhotoOrder(trx, sorted);
      }),
    describePhoto: ({ params, body, user }) =>
      change({ ...params, ...user }, async (trx, photos) => {
        assertThere(photos, params.idFoto);
        await setPhotoWords(trx, params.idFoto, body.descripcion.trim());
      }),
    removePhoto: ({ params, user }) =>
      change({ ...params, ...user }, async (trx, photos) => {
        assertThere(photos, params.idFoto);
        await deletePhoto(trx, params.idFoto);
      }),
  };
}

function assertRoom({ length }: readonly PhotoRow[]): void {
  if (length >= PHOTOS_MAX)
    throw new HttpProblem('INVALID_STATE', { error: productTexts.photosFull });
}

function assertThere(photos: readonly PhotoRow[], idFoto: number): void {
  if (!photos.some((photo) => photo.idFoto === idFoto))
    throw new HttpProblem('NOT_FOUND', { error: productTexts.photoNotFound });
}
