import type { Product, ProductPhoto, Shop } from '@filigrana/sdk';
import { MAIN_PHOTO, movePhoto, PHOTOS_MAX, sortPhotos } from '@filigrana/sdk/domain';
import { useCallback, useRef, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { unfitImage } from '../../shared/forms/file-notice.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import { useWrite } from '../writes/use-write.ts';

type PhotoWrite = 'addPhoto' | 'sortPhotos' | 'describePhoto' | 'removePhoto';

/** A file that did not become a photograph. */
export interface RefusedPhoto {
  /** Name of the file. */
  name: string;
  /** Why. */
  notice: BackofficeNotice;
}

/** The photographs of a product, and what can be done with them. */
export interface Photos {
  /** The backend keeps none: show nothing of them. */
  isUnsupported: boolean;
  /**
   * In the order in which they are shown. The first is the main picture, with the `idFoto` `MAIN_PHOTO`, where the backend
   * lets it be described and another take its place; elsewhere they are those after it.
   */
  photos: readonly ProductPhoto[];
  /** How many more there may be. */
  left: number;
  /** Something is being sent: nothing else can be. */
  isSending: boolean;
  /** Of the files that were last added. */
  refused: readonly RefusedPhoto[];
  /** Adds files behind the others, one after the other; those that do not suit stand in `refused`. */
  add(files: Iterable<File>): Promise<void>;
  /**
   * Sends an order with one photograph at another place, 0 the first. Whatever comes before the main picture is that
   * from then on, and leaves it its `idFoto`. True when it is so.
   *
   * @param idFoto The one that moves.
   * @param place Where to; 0 is the first place.
   */
  move(idFoto: number, place: number): Promise<boolean>;
  /**
   * Says what a photograph shows; nothing is sent when it says so already. True when it is so.
   *
   * @param idFoto The photograph that is told of.
   * @param descripcion What it shows, for those who do not see it; may be empty.
   */
  describe(idFoto: number, descripcion: string): Promise<boolean>;
  /** Takes a photograph away, but for the main one. True when it is gone. */
  remove(idFoto: number): Promise<boolean>;
}

/**
 * The photographs of a product: the further ones, and the main one that `useProductForm` has brought. Every change is sent at once and shown
 * as the server answers it, an order before that; a toast tells what failed. Refreshes the product list and the
 * catalogue.
 *
 * @param product As the product list has it.
 * @example
 * const { photos, move } = usePhotos(product);
 * photos.map(({ idFoto }, place) => <button key={idFoto} onClick={() => move(idFoto, place - 1)}>Antes</button>);
 */
export function usePhotos(
  product: Pick<Product, 'idProducto' | 'image_url' | 'descripcionImagen' | 'fotos'>,
): Photos {
  const { idProducto, fotos } = product;
  const [write, changeItems, notify] = [useWrite(), useCachedItems(), useNotify()];
  /** What is shown until the product list has it. */
  const [ahead, setAhead] = useState<{ over: Product['fotos']; photos: ProductPhoto[] } | null>(
    null,
  );
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const isBusy = useRef(false);
  const photos = ahead && ahead.over === fotos ? ahead.photos : photosOf(product);

  const further = photos.filter(({ idFoto }) => idFoto !== MAIN_PHOTO);

  /** Sends one change, after which the photographs begin with what begins these. @throws what the call throws. */
  const send = useCallback(
    async (
      operation: PhotoWrite,
      call: (shop: Shop) => Promise<ProductPhoto[]>,
      [first]: readonly ProductPhoto[],
    ) => {
      const main = first?.idFoto === MAIN_PHOTO ? first : null;
      const kept = await write(operation, call, (answer) =>
        changeItems<Product>('listAllProducts', (products) =>
          products.map((each) =>
            each.idProducto === idProducto ? { ...each, ...asMain(main), fotos: answer } : each,
          ),
        ),
      );
      setAhead({ over: fotos, photos: main ? [main, ...kept] : kept });
      return kept;
    },
    [changeItems, fotos, idProducto, write],
  );
  /** One thing after the other. @returns false when it was not done. */
  const alone = async (make: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    setRefused([]);
    try {
      await make();
      return true;
    } catch (cause) {
      setAhead(null);
      notify(orSaid(notice('products.photoFailed'), asApiError(cause)));
      return false;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  async function addAll(files: Iterable<File>): Promise<void> {
    const said: RefusedPhoto[] = [];
    let count = further.length;
    for (const file of files) {
      const unfit =
        count >= PHOTOS_MAX
          ? notice('products.photosFull', { max: PHOTOS_MAX + 1 })
          : unfitImage(file);
      if (unfit) {
        said.push({ name: file.name, notice: unfit });
        continue;
      }
      try {
        const call = (shop: Shop) => shop.products.addPhoto(idProducto, { imagen: file });
        count = (await send('addPhoto', call, photos)).length;
      } catch (cause) {
        const why = orSaid(notice('products.photoFailed'), asApiError(cause));
        said.push({ name: file.name, notice: why });
      }
    }
    setRefused(said);
  }

  return {
    isUnsupported: fotos === undefined,
    photos,
    left: Math.max(0, PHOTOS_MAX - further.length),
    isSending,
    refused,
    add: async (files) => {
      await alone(() => addAll(files));
    },
    move: (idFoto, place) =>
      alone(async () => {
        const moved = movePhoto(photos, idFoto, place);
        if (moved.every((photo, index) => photo === photos[index])) return;
        const ids = moved.map((photo) => photo.idFoto);
        const sorted = sortPhotos(photos, ids) ?? moved;
        setAhead({ over: fotos, photos: sorted });
        // Where the main one stays, the others are put in order alone.
        const orden = ids[0] === MAIN_PHOTO ? ids.slice(1) : ids;
        await send('sortPhotos', (shop) => shop.products.sortPhotos(idProducto, { orden }), sorted);
      }),
    describe: (idFoto, descripcion) =>
      alone(async () => {
        const said = descripcion.trim();
        const photo = photos.find((each) => each.idFoto === idFoto);
        if (photo?.descripcion === said) return;
        await send(
          'describePhoto',
          (shop) => shop.products.describePhoto(idProducto, idFoto, { descripcion: said }),
          photos.map((each) => (each === photo ? { ...each, descripcion: said } : each)),
        );
      }),
    remove: (idFoto) =>
      alone(() =>
        send('removePhoto', (shop) => shop.products.removePhoto(idProducto, idFoto), photos),
      ),
  };
}

/** As the product list has them. */
function photosOf({
  image_url,
  descripcionImagen: descripcion,
  fotos = [],
}: Parameters<typeof usePhotos>[0]): readonly ProductPhoto[] {
  if (image_url === null || descripcion === undefined) return fotos;
  return [{ idFoto: MAIN_PHOTO, image_url, descripcion }, ...fotos];
}

/** The main picture as a product tells it. */
function asMain(main: ProductPhoto | null): Partial<Product> {
  if (main === null) return {};
  return { image_url: main.image_url, descripcionImagen: main.descripcion };
}
