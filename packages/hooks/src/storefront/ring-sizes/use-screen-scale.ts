import { useMemo } from 'react';
import type { Service } from '../../shared/services/service.ts';
import { useService } from '../../shared/services/use-service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import type { Kept } from '../../shared/storage.ts';
import { useStore } from '../../shared/use-store.ts';

/** How large a screen shows a millimetre. */
export interface ScreenScale {
  /**
   * CSS pixels for one millimetre of this screen; null until somebody has compared it with a real thing,
   * and again on another screen or after the browser's zoom has changed.
   */
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
        kept.write(KEY, { pixelsPerMm, pantalla: screenNow() }, 'browser');
      },
      start() {
        const read = () => store.set(readKept(kept));
        // Both the zoom and another monitor change how many CSS pixels the window has.
        const page = globalThis as Partial<
          Pick<Window, 'addEventListener' | 'removeEventListener'>
        >;
        page.addEventListener?.('resize', read);
        const stop = kept.follow(KEY, read);
        return () => {
          page.removeEventListener?.('resize', read);
          stop();
        };
      },
    };
  },
  start: (client) => client.start(),
};

/** What tells one screen, and one zoom of the browser, from another; empty in other runtimes than browsers. */
function screenNow(): string {
  const { devicePixelRatio, screen } = globalThis as Partial<
    Pick<Window, 'devicePixelRatio' | 'screen'>
  >;
  // A phone that is turned is the same one.
  const sides = [screen?.width ?? 0, screen?.height ?? 0].toSorted((a, b) => a - b);
  return screen ? [...sides, devicePixelRatio].join(' ') : '';
}

/** What is no scale of a screen, or one of another screen, counts as none. */
function readKept(kept: Kept): number | null {
  const { pixelsPerMm, pantalla } = kept.read(KEY, 'browser') ?? {};
  if (pantalla !== screenNow()) return null;
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
