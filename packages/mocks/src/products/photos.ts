import { HttpProblem, productTexts } from '@filigrana/sdk/answers';
import { MAIN_PHOTO, PHOTOS_MAX, sortPhotos } from '@filigrana/sdk/domain';
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
    const product = find(idProducto);
    const found = [...mainPicture(world, product), ...photosOf(world, product)].find(
      (photo) => photo.idFoto === idFoto,
    );
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
      const main = body.orden.includes(MAIN_PHOTO) ? mainPicture(world, product) : [];
      const sorted = sortPhotos([...main, ...photosOf(world, product)], body.orden);
      if (!sorted) throw new HttpProblem('INVALID_STATE', { error: productTexts.photosChanged });
      dropPhotos(world, product);
      const further = sorted.filter(({ idFoto }) => idFoto !== MAIN_PHOTO);
      world.photos.push(...further);
      for (const photo of sorted) if (!further.includes(photo)) setMainPicture(product, photo);
      return told(product, user, further.length);
    },
    describePhoto({ params, body, user }) {
      const photo = photoOf(params);
      photo.descripcion = body.descripcion.trim();
      const product = find(params.idProducto);
      if (photo.idFoto === MAIN_PHOTO) setMainPicture(product, photo);
      return told(product, user, photosOf(world, params).length);
    },
    removePhoto({ params, user }) {
      const gone = photoOf(params);
      if (gone.idFoto === MAIN_PHOTO)
        throw new HttpProblem('NOT_FOUND', { error: productTexts.photoNotFound });
      const { length } = photosOf(world, params);
      world.photos = world.photos.filter((photo) => photo !== gone);
      return told(find(params.idProducto), user, length);
    },
  };
}

function photosOf({ photos }: World, { idProducto }: Pick<ProductRow, 'idProducto'>): PhotoRow[] {
  return photos.filter((photo) => photo.idProducto === idProducto);
}

/** The main picture among the photographs, where the shop lets it be one; none where the product has none. */
function mainPicture({ extensions }: World, product: ProductRow): PhotoRow[] {
  const { idProducto, image_url, descripcionImagen: descripcion } = product;
  if (image_url === null || !extensions.has('mainPhoto')) return [];
  return [{ idFoto: MAIN_PHOTO, idProducto, image_url, descripcion }];
}

function setMainPicture(product: ProductRow, { image_url, descripcion }: PhotoRow): void {
  Object.assign(product, { image_url, descripcionImagen: descripcion });
}
