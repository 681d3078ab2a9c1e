import { useMemo } from 'react';
import type { Service } from '../../shared/services/service.ts';
import { useService } from '../../shared/services/use-service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import type { Kept } from '../../shared/storage.ts';
import { useStore } from '../../shared/use-store.ts';

/** How large a screen shows a millimetre. */
export interface ScreenScale {
  /** CSS pixels for one millimetre of this screen; null until somebody has compared it with a real thing. */
  readonly pixelsPerMm: number | null;
  /** Keeps how large this screen shows things, CSS pixels for one millimetre. */
  calibrate(pixelsPerMm: number): void;
}

/** Its name in the browser's local storage. */
const KEY = 'pantalla';
/** No screen is coarser or finer, in CSS pixels for one millimetre. */
const PIXELS_PER_MM = { min: 1, max: 40 };

interface Client extends ReadableStore<number | null> {
  calibrate: ScreenScale['calibrate'];
  start(): () => void;
}

const screenScaleService: Service<Client> = {
  create: ({ kept }) => {
    const store = createStore(readKept(kept));
    return {
      get: store.get,
      subscribe: store.subscribe,
      calibrate(pixelsPerMm) {
        store.set(pixelsPerMm);
        kept.write(KEY, { pixelsPerMm }, 'browser');
      },
      start: () => kept.follow(KEY, () => store.set(readKept(kept))),
    };
  },
  start: (client) => client.start(),
};

/** What is no scale of a screen counts as none. */
function readKept(kept: Kept): number | null {
  const { pixelsPerMm } = kept.read(KEY, 'browser') ?? {};
  const { min, max } = PIXELS_PER_MM;
  const isScale = typeof pixelsPerMm === 'number' && pixelsPerMm >= min && pixelsPerMm <= max;
  return isScale ? pixelsPerMm : null;
}

/**
 * How large this screen shows a millimetre, kept on this device for all tabs. Nothing on a server.
 *
 * @example
 * const { pixelsPerMm, calibrate } = useScreenScale();
 * const compared = () => calibrate(6.04); // pixelsPerMm is 6.04 then
 * <button onClick={compared}>{pixelsPerMm}</button>
 */
export function useScreenScale(): ScreenScale {
  const client = useService(screenScaleService);
  const pixelsPerMm = useStore(client, atServer);
  return useMemo(() => ({ pixelsPerMm, calibrate: client.calibrate }), [client, pixelsPerMm]);
}

const atServer = () => null;
