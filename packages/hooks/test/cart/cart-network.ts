import { ApiError, type Cart } from '@filigrana/sdk';
import type { Random } from '../random.ts';
import type { VirtualTime } from '../virtual-time.ts';
import type { CartPort } from '../../src/storefront/cart/cart-port.ts';
import type { CartServer } from './cart-server.ts';

const TIMEOUT = 8_000;

/** What the road does to one exchange. */
type Fate = 'fine' | 'slow' | 'request lost' | 'answer lost' | 'late' | 'unavailable' | 'broken';

/** What the client says without asking for somebody who has no session. */
const NO_CART: Cart = {
  idCarrito: null,
  subtotal: 0,
  montoEnvio: 0,
  montoTotal: 0,
  productos: [],
  version: null,
};

const TROUBLES: readonly Fate[] = [
  'slow',
  'request lost',
  'answer lost',
  'late',
  'unavailable',
  'broken',
];

/** The road between tabs and server, with the trouble that a seed decides. */
export class CartNetwork {
  requests = 0;
  /** Requests that are still on the road after their sender gave up. */
  late = 0;
  isHealed = false;

  constructor(
    readonly server: CartServer,
    readonly time: VirtualTime,
    readonly random: Random,
    readonly trouble: number,
    /** The browser has no session yet: its cart is empty, and nobody needs to be asked. */
    public isNobody: boolean,
  ) {}

  port(): CartPort {
    return {
      read: async (signal, hasWish) => {
        if (this.isNobody && hasWish) {
          await this.#exchange('createSession', () => undefined, signal);
          this.isNobody = false;
        }
        return this.isNobody
          ? NO_CART
          : this.#exchange('getCart', () => this.server.cart(), signal);
      },
      send: (sent, signal) =>
        this.#exchange(sent.command.kind, () => this.server.apply(sent), signal),
    };
  }

  #fate(isRead: boolean): Fate {
    if (this.isHealed || !this.random.chance(this.trouble)) return 'fine';
    const fate = this.random.pick(TROUBLES);
    const isDropped = isRead || !this.server.hasVersions;
    return fate === 'late' && isDropped ? 'request lost' : fate;
  }

  #exchange<Answer>(operation: string, act: () => Answer, signal: AbortSignal): Promise<Answer> {
    this.requests += 1;
    const { random, time } = this;
    const fate = this.#fate(operation === 'getCart');
    const failure = (kind: 'network' | 'timeout' | 'aborted') =>
      new ApiError({ kind, operation, message: kind });
    const broken = (status: number) =>
      new ApiError({ kind: 'http', operation, status, message: `${status}` });
    return new Promise<Answer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(failure('aborted')));
      const there = random.between(5, fate === 'slow' ? 4_000 : 300);
      const back = random.between(5, fate === 'slow' ? 5_000 : 300);
      const answered = (respond: () => void) => time.setTimeout(respond, Math.min(back, TIMEOUT));
      const silence = () =>
        random.chance(0.5)
          ? time.setTimeout(() => reject(failure('network')), random.between(50, 3_000))
          : time.setTimeout(() => reject(failure('timeout')), TIMEOUT);

      if (fate === 'request lost') return void silence();
      if (fate === 'late') {
        this.late += 1;
        silence();
        time.setTimeout(() => this.#quietly(act), random.between(100, 12_000));
        return;
      }
      if (there + back > TIMEOUT) time.setTimeout(() => reject(failure('timeout')), TIMEOUT);
      time.setTimeout(() => {
        if (fate === 'unavailable') return void answered(() => reject(broken(503)));
        let answer: Answer;
        try {
          answer = act();
        } catch (refused) {
          if (fate === 'answer lost') return void silence();
          return void answered(() => reject(refused as ApiError));
        }
        if (fate === 'answer lost') return void silence();
        if (fate === 'broken') return void answered(() => reject(broken(500)));
        answered(() => resolve(answer));
      }, there);
    });
  }

  #quietly(act: () => unknown): void {
    try {
      act();
    } catch {
      // Refused, and nobody is there any more to hear it.
    }
  }
}
