import type { Cart } from '../entities.ts';
import { Wire, WireError } from '../normalize/wire.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { paths } from '../types.ts';
import { readAnswer, type Exchange } from './answer.ts';
import { ApiError, isApiError } from './api-error.ts';
import { interruption, pause, startDeadline, type Deadline } from './deadline.ts';
import { createClient, type Client } from './openapi-fetch.ts';
import {
  DEFAULT_TIMEOUTS,
  type IdempotentCallOptions,
  type ShopOptions,
  type Timeouts,
  type UploadProgress,
} from './options.ts';
import { retryDelay } from './retry-delay.ts';

/**
 * What the transport adds to the request of a call; made anew for each attempt. A type and no
 * interface: openapi-fetch takes only what fits an index signature.
 */
export type CallInit = {
  signal: AbortSignal;
  headers: Record<string, string | undefined>;
  parseAs: 'stream';
  fetch: (request: Request) => Promise<Response>;
};

/** Sends a request as `fetch` does, and tells how much of its body has left. */
type Upload = (
  request: Request,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>;

/** One call of the contract. */
export interface Call<T> {
  /** operationId of the contract. */
  operation: string;
  send: (init: CallInit) => Promise<Exchange>;
  /** Turns the answer into what the caller gets. */
  read: (answer: Wire) => T;
  options: IdempotentCallOptions | undefined;
  /** Send the login token, when there is one. */
  bearer?: boolean;
  timeout?: keyof Timeouts;
  /** Tells how far a file is, where the caller wants to know. */
  upload?: Upload;
  /** May be repeated although it is no GET, because it only reads. */
  readOnly?: boolean;
  /** Reads today's cart out of a refusal, where one has it. */
  readCart?: (carrito: Wire) => Cart;
}

/** What the functions of a tag are made from. */
export interface Api {
  client: Client<paths>;
  session: SessionStore;
  call: <T>(call: Call<T>) => Promise<T>;
}

/** What is learnt about a call on its way: whether doing it twice is the same as doing it once. */
interface Note {
  repeatable: boolean;
}

/** The transport: time limits, retries, the login token, and one kind of error. */
export function createApi(options: ShopOptions): Api {
  const { host = '', session, retries = 2, now = Date.now, random = Math.random } = options;
  const mediaHost = options.mediaHost ?? host;
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const client = createClient<paths>({ baseUrl: host, headers: { Accept: 'application/json' } });

  const wired = (answer: unknown) => new Wire(answer, mediaHost);

  /** One exchange with the server: the parsed answer, or an `ApiError`. */
  const exchange = async <T>(call: Call<T>, deadline: Deadline, note: Note): Promise<unknown> => {
    let sent = false;
    const init: CallInit = {
      signal: deadline.signal,
      headers: headersOf(call, session),
      parseAs: 'stream',
      // openapi-fetch would keep the fetch of its creation; looked up here, a later mock is seen.
      fetch: (request) => {
        sent = true;
        note.repeatable ||= request.method === 'GET';
        const { onUploadProgress } = call.options ?? {};
        if (onUploadProgress && call.upload && !options.fetch)
          return call.upload(request, onUploadProgress);
        return (options.fetch ?? globalThis.fetch)(request);
      },
    };
    try {
      const answer = call
        .send(init)
        .then((arrived) =>
          readAnswer(arrived, call.operation, now, (carrito) => call.readCart?.(wired(carrito))),
        );
      return await deadline.race(answer);
    } catch (cause) {
      if (isApiError(cause)) throw cause;
      // A mistake in the program, such as a host that is no URL, is no failure of the call.
      if (!sent && deadline.ended() === null) throw cause;
      throw interruption(call.operation, deadline, cause);
    }
  };

  const read = <T>({ operation, read }: Call<T>, answer: unknown): T => {
    try {
      return read(wired(answer));
    } catch (cause) {
      if (!(cause instanceof WireError)) throw cause;
      const message = `${operation}: ${cause.message}`;
      throw new ApiError({ kind: 'contract', operation, message });
    }
  };

  return {
    client,
    session,
    async call(call) {
      const { idempotencyKey, signal, timeout, retries: most = retries } = call.options ?? {};
      const limit = timeout ?? timeouts[call.timeout ?? 'default'];
      const deadline = startDeadline(limit, now, signal);
      const note = { repeatable: call.readOnly === true || idempotencyKey !== undefined };
      try {
        for (let attempts = 0; ; attempts += 1) {
          if (deadline.ended() !== null) throw interruption(call.operation, deadline);
          try {
            return read(call, await exchange(call, deadline, note));
          } catch (error) {
            if (!isApiError(error) || !note.repeatable || attempts >= most) throw error;
            const wait = retryDelay(error, attempts, random);
            if (wait === null || wait >= deadline.remaining()) throw error;
            await pause(wait, deadline.signal);
          }
        }
      } finally {
        deadline.release();
      }
    },
  };
}

/** What is undefined is not sent. */
function headersOf<T>({ bearer, options }: Call<T>, session: SessionStore): CallInit['headers'] {
  const { token } = session.read();
  // A token that is no header value would make the runtime throw an error that quotes it.
  const isSent = bearer && token !== null && /^[\x21-\x7e]+$/.test(token);
  return {
    Authorization: isSent ? `Bearer ${token}` : undefined,
    'Idempotency-Key': options?.idempotencyKey,
  };
}
