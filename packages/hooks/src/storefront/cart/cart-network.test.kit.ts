import { ApiError } from '@filigrana/sdk';
import type { Random } from '../../testing/random.test.kit.ts';
import type { VirtualTime } from '../../testing/virtual-time.test.kit.ts';
import type { CartCommand } from './cart.commands.ts';
import type { CartPort } from './cart.port.ts';
import { refusal, type CartServer } from './cart-server.test.kit.ts';

const TIMEOUT = 8_000;

/** What the road does to one exchange. */
type Fate = 'fine' | 'slow' | 'request lost' | 'answer lost' | 'late' | 'unavailable' | 'broken';

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
  /** Two tabs changed the cart at the same time: one had lost patience with the other. */
  isOverlapped = false;
  #holder: (() => void) | null = null;
  readonly #queue: (() => void)[] = [];

  constructor(
    readonly server: CartServer,
    readonly time: VirtualTime,
    readonly random: Random,
    readonly trouble: number,
  ) {}

  port(): CartPort {
    let mine: (() => void) | null = null;
    return {
      read: (signal) => this.#exchange(() => this.server.cart(), signal, false),
      send: (command: CartCommand, signal) => {
        this.isOverlapped ||= this.#holder !== mine;
        return this.#exchange(() => this.server.apply(command), signal, true);
      },
      lock: (granted) => {
        const take = () => {
          mine = this.#holder = take;
          granted();
        };
        return this.#lock(take);
      },
    };
  }

  #fate(isWrite: boolean): Fate {
    if (this.isHealed || !this.random.chance(this.trouble)) return 'fine';
    const fate = this.random.pick(TROUBLES);
    return fate === 'late' && !isWrite ? 'request lost' : fate;
  }

  #exchange<Answer>(act: () => Answer, signal: AbortSignal, isWrite: boolean): Promise<Answer> {
    this.requests += 1;
    const { random, time } = this;
    const fate = this.#fate(isWrite);
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
        if (fate === 'unavailable') return void answered(() => reject(refusal(503, 'INTERNAL')));
        let answer: Answer;
        try {
          answer = act();
        } catch (refused) {
          if (fate === 'answer lost') return void silence();
          return void answered(() => reject(refused as ApiError));
        }
        if (fate === 'answer lost') return void silence();
        if (fate === 'broken') return void answered(() => reject(refusal(500, 'INTERNAL')));
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

  #lock(take: () => void): () => void {
    if (this.#holder) this.#queue.push(take);
    else take();
    return () => {
      const place = this.#queue.indexOf(take);
      if (place >= 0) this.#queue.splice(place, 1);
      if (this.#holder !== take) return;
      this.#holder = null;
      this.#queue.shift()?.();
    };
  }
}

function failure(kind: 'network' | 'timeout' | 'aborted'): ApiError {
  return new ApiError({ kind, message: kind });
}
