import { FINGERS, isRingSize, type Finger } from '@filigrana/sdk/domain';
import { useMemo } from 'react';
import type { Service } from '../../shared/services/service.ts';
import { useService } from '../../shared/services/use-service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import type { Kept } from '../../shared/storage.ts';
import { useStore } from '../../shared/use-store.ts';

/** The ring sizes of whoever uses this device. */
export interface RingSizes {
  /** Sizes by finger, the one kept last first. */
  readonly sizes: readonly { readonly finger: Finger; readonly tamanio: string }[];
  /** CSS pixels for one millimetre of this screen; null until somebody has compared it with a real thing. */
  readonly pixelsPerMm: number | null;
}

export interface RingSizeCommands {
  /** Keeps the size of a finger; null forgets it. */
  keep(finger: Finger, tamanio: string | null): void;
  /** Keeps how large this screen shows things, CSS pixels for one millimetre. */
  calibrate(pixelsPerMm: number): void;
}

/** Its name in the browser's local storage. */
const KEY = 'tallas';
const NOTHING: RingSizes = { sizes: [], pixelsPerMm: null };
/** No screen is coarser or finer, in CSS pixels for one millimetre. */
const PIXELS_PER_MM = { min: 1, max: 40 };

interface Client extends ReadableStore<RingSizes> {
  write(next: RingSizes): void;
  start(): () => void;
}

const ringSizesService: Service<Client> = {
  create: ({ kept }) => {
    const store = createStore(readKept(kept));
    return {
      get: store.get,
      subscribe: store.subscribe,
      write(next) {
        store.set(next);
        kept.write(KEY, next, 'browser');
      },
      start: () => kept.follow(KEY, () => store.set(readKept(kept))),
    };
  },
  start: (client) => client.start(),
};

/** What is no size of a finger, or no scale of a screen, is left out. */
function readKept(kept: Kept): RingSizes {
  const { sizes, pixelsPerMm } = kept.read(KEY, 'browser') ?? {};
  const { min, max } = PIXELS_PER_MM;
  return {
    sizes: (Array.isArray(sizes) ? (sizes as unknown[]) : []).flatMap((each) => {
      const { finger, tamanio } = Object(each) as Record<string, unknown>;
      const known = FINGERS.find((name) => name === finger);
      return known && typeof tamanio === 'string' && isRingSize(tamanio)
        ? [{ finger: known, tamanio }]
        : [];
    }),
    pixelsPerMm:
      typeof pixelsPerMm === 'number' && pixelsPerMm >= min && pixelsPerMm <= max
        ? pixelsPerMm
        : null,
  };
}

/**
 * Ring sizes by finger, kept on this device for all tabs, and how large its screen shows a millimetre.
 * Nothing on a server.
 *
 * @example
 * const { sizes, keep } = useRingSizes();
 * keep('anular', '7'); // sizes[0] is { finger: 'anular', tamanio: '7' }
 */
export function useRingSizes(): RingSizes & RingSizeCommands {
  const client = useService(ringSizesService);
  const commands = useMemo<RingSizeCommands>(
    () => ({
      keep(finger, tamanio) {
        const { sizes, pixelsPerMm } = client.get();
        const others = sizes.filter((each) => each.finger !== finger);
        const kept = tamanio === null ? [] : [{ finger, tamanio }];
        client.write({ sizes: [...kept, ...others], pixelsPerMm });
      },
      calibrate: (pixelsPerMm) => client.write({ ...client.get(), pixelsPerMm }),
    }),
    [client],
  );
  return { ...useStore(client, atServer), ...commands };
}

const atServer = () => NOTHING;
