import type { Product, ProductVideo, Shop } from '@filigrana/sdk';
import { attachmentProblem, type AttachmentProblem } from '@filigrana/sdk/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { createUpload } from '../../shared/forms/upload.ts';
import { useStore } from '../../shared/use-store.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import { useWrite } from '../writes/use-write.ts';

const UNFIT: Readonly<Record<AttachmentProblem, BackofficeNotice>> = {
  FILE_TYPE: notice('products.videoType'),
  FILE_EMPTY: notice('file.empty'),
  FILE_TOO_LARGE: notice('products.videoTooLarge'),
};

/** The video of a product, and what can be done with it. */
export interface PieceVideo {
  /** The backend keeps none: show nothing of it. */
  isUnsupported: boolean;
  /** Null where there is none. */
  video: ProductVideo | null;
  /** Something is being sent: nothing else can be. */
  isSending: boolean;
  /** Whole percent of the file that has left; null while none is on its way, or while nobody can tell. */
  progress: number | null;
  /** Why the file that was last chosen did not become the video. */
  refused: BackofficeNotice | null;
  /** Adds a video, or puts it in the place of the one that there is. True when it is kept. */
  choose(file: File): Promise<boolean>;
  /** Stops what is on its way; once all of it has left, nothing. */
  cancel(): void;
  /** Says what it shows; nothing is sent when it says so already. True when it is so. */
  describe(descripcion: string): Promise<boolean>;
  /** Takes it away. True when it is gone. */
  remove(): Promise<boolean>;
}

/**
 * The video of a product, beside the photographs of `usePhotos`. Every change is sent at once; `refused` says why a file
 * does not suit, a toast what else failed. Refreshes the product list and the catalogue.
 *
 * @param product As the product list has it.
 * @example
 * const { video, choose, refused } = useVideo(product);
 * const take = (file?: File) => file && choose(file);
 * <input type="file" onChange={({ target }) => take(target.files?.[0])} />;
 */
export function useVideo({
  idProducto,
  video: listed,
}: Pick<Product, 'idProducto' | 'video'>): PieceVideo {
  const [write, changeItems, notify] = [useWrite(), useCachedItems(), useNotify()];
  const upload = useMemo(() => createUpload(), []);
  const progress = useStore(upload.progress);
  /** What is shown until the product list has it. */
  const [ahead, setAhead] = useState<{
    over: Product['video'];
    video: ProductVideo | null;
  } | null>(null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<BackofficeNotice | null>(null);
  const isBusy = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const video = (ahead?.over === listed ? ahead?.video : listed) ?? null;

  /** Sends one change, one after the other. @returns false when it was not done. */
  async function send(
    operation: 'setVideo' | 'removeVideo',
    call: (shop: Shop) => Promise<ProductVideo | null>,
    say: (said: BackofficeNotice) => void,
  ): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    setRefused(null);
    try {
      const kept = await write(operation, call, (answer) =>
        changeItems<Product>('listAllProducts', (products) =>
          products.map((each) =>
            each.idProducto === idProducto ? { ...each, video: answer } : each,
          ),
        ),
      );
      setAhead({ over: listed, video: kept });
      return true;
    } catch (cause) {
      const error = asApiError(cause);
      const why = orSaid(notice('products.videoFailed'), error);
      // Whoever stopped it knows; where its place was closed meanwhile, only a toast is seen.
      if (error.kind !== 'aborted') (isShown.current ? say : notify)(why);
      return false;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return {
    isUnsupported: listed === undefined,
    video,
    isSending,
    progress,
    refused,
    cancel: upload.cancel,
    async choose(file) {
      const problem = attachmentProblem(file, 'video');
      if (problem) {
        setRefused(UNFIT[problem]);
        return false;
      }
      const call = ({ products }: Shop) =>
        upload.run((options) => products.setVideo(idProducto, { video: file }, options));
      return send('setVideo', call, setRefused);
    },
    async describe(text) {
      const descripcion = text.trim();
      if (!video || video.descripcion === descripcion) return video !== null;
      const call = ({ products }: Shop) => products.setVideo(idProducto, { descripcion });
      return send('setVideo', call, notify);
    },
    remove: () =>
      send(
        'removeVideo',
        async ({ products }) => {
          await products.removeVideo(idProducto);
          return null;
        },
        notify,
      ),
  };
}
