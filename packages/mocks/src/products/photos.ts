import { HttpProblem, productTexts } from '@filigrana/sdk/answers';
import { PHOTOS_MAX, sortPhotos } from '@filigrana/sdk/domain';
import { recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { storeImage } from '../world/files.ts';
import type { PhotoRow, ProductRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type PhotoHandlers = Pick<
  HandlersOf<'products'>,
  'addPhoto' | 'sortPhotos' | 'describePhoto' | 'removePhoto'
>;

/** The further photographs of a product, in their order. */
export function viewPhotos(world: World, product: Pick<ProductRow, 'idProducto'>) {
  return photosOf(world, product).map(({ idProducto: _, ...photo }) => photo);
}

/** Forgets all photographs of a product. */
export function dropPhotos(world: World, { idProducto }: Pick<ProductRow, 'idProducto'>): void {
  world.photos = world.photos.filter((photo) => photo.idProducto !== idProducto);
}

/** @param find Throws where there is no such product. */
export function photoHandlers(world: World, find: (id: number) => ProductRow): PhotoHandlers {
  const photoOf = ({ idProducto, idFoto }: { idProducto: number; idFoto: number }) => {
    const found = photosOf(world, find(idProducto)).find((photo) => photo.idFoto === idFoto);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: productTexts.photoNotFound });
    return found;
  };

  /** Notes who has changed the photographs of a product, of which there were some before; tells all of them. */
  const told = (product: ProductRow, { idUsuario }: { idUsuario: number }, before: number) => {
    const fotos = viewPhotos(world, product);
    recordActivity(world, {
      ...{ idUsuario, accion: 'producto.editado', objeto: `producto ${product.idProducto}` },
      cambios: [
        fotos.length === before
          ? { campo: 'fotos', antes: '', despues: '' }
          : { campo: 'fotos', antes: before, despues: fotos.length },
      ],
    });
    return fotos;
  };

  return {
    addPhoto({ params: { idProducto }, body, user }) {
      const product = find(idProducto);
      const { length } = photosOf(world, product);
      if (length >= PHOTOS_MAX)
        throw new HttpProblem('INVALID_STATE', { error: productTexts.photosFull });
      const image_url = storeImage(world, body.imagen);
      const descripcion = body.descripcion?.trim() ?? '';
      world.photos.push({ idFoto: world.nextId('photo'), idProducto, image_url, descripcion });
      return told(product, user, length);
    },
    sortPhotos({ params: { idProducto }, body, user }) {
      const product = find(idProducto);
      const sorted = sortPhotos(photosOf(world, product), body.orden);
      if (!sorted) throw new HttpProblem('INVALID_STATE', { error: productTexts.photosChanged });
      dropPhotos(world, product);
      world.photos.push(...sorted);
      return told(product, user, sorted.length);
    },
    describePhoto({ params, body, user }) {
      photoOf(params).descripcion = body.descripcion.trim();
      return told(find(params.idProducto), user, photosOf(world, params).length);
    },
    removePhoto({ params, user }) {
      const gone = photoOf(params);
      const { length } = photosOf(world, params);
      world.photos = world.photos.filter((photo) => photo !== gone);
      return told(find(params.idProducto), user, length);
    },
  };
}

function photosOf({ photos }: World, { idProducto }: Pick<ProductRow, 'idProducto'>): PhotoRow[] {
  return photos.filter((photo) => photo.idProducto === idProducto);
}
