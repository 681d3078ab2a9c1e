import type { Product, ProductPhoto, Shop } from '@filigrana/sdk';
import { movePhoto, PHOTOS_MAX } from '@filigrana/sdk/domain';
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
  name: string;
  /** Why. */
  notice: BackofficeNotice;
}

/** The further photographs of a product, and what can be done with them. */
export interface Photos {
  /** The backend keeps none: show nothing of them. */
  isUnsupported: boolean;
  /** In the order in which they are shown after the main one. */
  photos: readonly ProductPhoto[];
  /** How many more there may be. */
  left: number;
  /** Something is being sent: nothing else can be. */
  isSending: boolean;
  /** Of the files that were last added. */
  refused: readonly RefusedPhoto[];
  /** Adds files behind the others, one after the other; those that do not suit stand in `refused`. */
  add(files: Iterable<File>): Promise<void>;
  /** Sends an order with one photograph at another place, 0 the first. True when it is so. */
  move(idFoto: number, place: number): Promise<boolean>;
  /** Says what a photograph shows; nothing is sent when it says so already. True when it is so. */
  describe(idFoto: number, descripcion: string): Promise<boolean>;
  /** Takes a photograph away. True when it is gone. */
  remove(idFoto: number): Promise<boolean>;
}

/**
 * The further photographs of a product, besides the main one of `useProductForm`. Every change is sent at once and shown
 * as the server answers it, an order before that; a toast tells what failed. Refreshes the product list and the
 * catalogue.
 *
 * @param product As the product list has it.
 * @example
 * const { photos, move } = usePhotos(product);
 * photos.map(({ idFoto }, place) => <button key={idFoto} onClick={() => move(idFoto, place - 1)}>Antes</button>);
 */
export function usePhotos({ idProducto, fotos }: Pick<Product, 'idProducto' | 'fotos'>): Photos {
  const [write, changeItems, notify] = [useWrite(), useCachedItems(), useNotify()];
  /** What is shown until the product list has it. */
  const [ahead, setAhead] = useState<{ over: Product['fotos']; photos: ProductPhoto[] } | null>(
    null,
  );
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const isBusy = useRef(false);
  const photos = (ahead?.over === fotos ? ahead?.photos : fotos) ?? [];

  /** Sends one change. @throws what the call throws. */
  const send = useCallback(
    async (operation: PhotoWrite, call: (shop: Shop) => Promise<ProductPhoto[]>) => {
      const kept = await write(operation, call, (answer) =>
        changeItems<Product>('listAllProducts', (products) =>
          products.map((each) =>
            each.idProducto === idProducto ? { ...each, fotos: answer } : each,
          ),
        ),
      );
      setAhead({ over: fotos, photos: kept });
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
    let count = photos.length;
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
        count = (await send('addPhoto', call)).length;
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
    left: Math.max(0, PHOTOS_MAX - photos.length),
    isSending,
    refused,
    add: async (files) => {
      await alone(() => addAll(files));
    },
    move: (idFoto, place) =>
      alone(async () => {
        const moved = movePhoto(photos, idFoto, place);
        if (moved.every((photo, index) => photo === photos[index])) return;
        setAhead({ over: fotos, photos: moved });
        const orden = moved.map((photo) => photo.idFoto);
        await send('sortPhotos', (shop) => shop.products.sortPhotos(idProducto, { orden }));
      }),
    describe: (idFoto, descripcion) =>
      alone(async () => {
        const said = descripcion.trim();
        const photo = photos.find((each) => each.idFoto === idFoto);
        if (photo?.descripcion === said) return;
        await send('describePhoto', (shop) =>
          shop.products.describePhoto(idProducto, idFoto, { descripcion: said }),
        );
      }),
    remove: (idFoto) =>
      alone(() => send('removePhoto', (shop) => shop.products.removePhoto(idProducto, idFoto))),
  };
}
