import { HttpProblem, productNotFound, productTexts } from '@filigrana/sdk/answers';
import { MAIN_PHOTO, PHOTOS_MAX, sortPhotos } from '@filigrana/sdk/domain';
import { recordActivity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { viewPhotos } from '../catalog/product-view.ts';
import {
  deletePhoto,
  findPhotos,
  insertPhoto,
  setPhotoOrder,
  updatePhoto,
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
    make: (trx: Trx, photos: PhotoRow[], main: PhotoRow[]) => Promise<void>,
  ) =>
    withTransaction(db, async (trx) => {
      const product = await lockProduct(trx, idProducto);
      if (!product) throw productNotFound();
      const before = await findPhotos(trx, [idProducto]);
      await make(trx, before, mainPicture(product));
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
      change({ ...params, ...user }, async (trx, photos, main) => {
        const all = body.orden.includes(MAIN_PHOTO) ? [...main, ...photos] : photos;
        const sorted = sortPhotos(all, body.orden);
        if (!sorted) throw new HttpProblem('INVALID_STATE', { error: productTexts.photosChanged });
        for (const photo of sorted) if (!all.includes(photo)) await setPicture(trx, photo);
        await setPhotoOrder(trx, sorted);
      }),
    describePhoto: ({ params, body, user }) =>
      change({ ...params, ...user }, async (trx, photos, main) => {
        const photo = assertThere([...main, ...photos], params.idFoto);
        await setPicture(trx, { ...photo, descripcion: body.descripcion.trim() });
      }),
    removePhoto: ({ params, user }) =>
      change({ ...params, ...user }, async (trx, photos) => {
        assertThere(photos, params.idFoto);
        await deletePhoto(trx, params.idFoto);
      }),
  };
}

/** The main picture among the photographs; none where the product has none. */
function mainPicture(product: Row<'productos'>): PhotoRow[] {
  const { idProducto, idImagen, descripcionImagen: descripcion } = product;
  return idImagen === null ? [] : [{ idFoto: MAIN_PHOTO, idProducto, idImagen, descripcion }];
}

/** Has a photograph, or the main picture, show what it is to show. */
async function setPicture(trx: Trx, photo: PhotoRow): Promise<void> {
  const { idProducto, idImagen, descripcion } = photo;
  if (photo.idFoto !== MAIN_PHOTO) await updatePhoto(trx, photo);
  else await updateProductRow(trx, idProducto, { idImagen, descripcionImagen: descripcion });
}

function assertRoom({ length }: readonly PhotoRow[]): void {
  if (length >= PHOTOS_MAX)
    throw new HttpProblem('INVALID_STATE', { error: productTexts.photosFull });
}

function assertThere(photos: readonly PhotoRow[], idFoto: number): PhotoRow {
  const photo = photos.find((each) => each.idFoto === idFoto);
  if (!photo) throw new HttpProblem('NOT_FOUND', { error: productTexts.photoNotFound });
  return photo;
}
