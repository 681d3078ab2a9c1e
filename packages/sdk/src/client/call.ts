import type { Cart } from '../entities.ts';
import { Wire, WireError } from '../normalize/wire.ts';
import type { OperationArguments } from '../operations.gen.ts';
import type { Clock } from '../environment/environment.ts';
import { pageClock } from '../environment/page-clock.ts';
import type { SessionStore } from '../session/session-store.ts';
import { readAnswer } from './answer.ts';
import { ApiError, isApiError } from './api-error.ts';
import { interruption, pause, startDeadline } from './deadline.ts';
import { createClient } from './openapi-fetch.ts';
import {
  DEFAULT_TIMEOUTS,
  type IdempotentCallOptions,
  type Timeouts,
  type UploadProgress,
} from './options.ts';
import type { MadeWith } from './made-with.ts';
import { retryDelay } from './retry-delay.ts';

/** One row of the table of operations. */
export interface Operation<Id extends keyof OperationArguments = keyof OperationArguments> {
  id: Id;
  method: string;
  path: string;
  /** What its function takes after the parts of the path. */
  input?: 'query' | 'body' | 'form';
  /** Send the login token, when there is one. */
  bearer?: boolean;
  /** May be repeated although it is no GET, because it only reads. */
  reads?: boolean;
}

/** How calls that send files differ from the others. */
export interface Files {
  toForm: (fields: object) => FormData;
  /** Whether `fetch` may refuse the form of these fields. */
  mustFollow: (fields: object) => boolean;
  /** Sends a request as `fetch` does, and tells how much of its body, the form, has left. */
  follow: (
    request: Request,
    form: FormData,
    onProgress: ((progress: UploadProgress) => void) | undefined,
  ) => Promise<Response>;
}

/** What the contract does not say about the calls of an operation. */
export interface Habits {
  timeout?: keyof Timeouts;
  /** Of operations whose input is a form. */
  files?: Files;
  /** Reads today's cart out of a refusal, where one has it. */
  readCart?: (carrito: Wire) => Cart;
  /** The token to send, instead of the session's. */
  token?: string;
  init?: { cache?: 'no-store'; keepalive?: boolean };
}

/** What the functions of a tag are made from. */
export interface Api {
  session: SessionStore;
  clock: Clock;
  /**
   * Makes the function of an operation. It takes what the path needs, in its order, then the query,
   * the body or the form, and then options.
   *
   * @param read Turns the answer into what the caller gets; told the function's arguments too.
   */
  caller: <Id extends keyof OperationArguments, T>(
    operation: Operation<Id>,
    read: (answer: Wire, ...args: OperationArguments[Id]) => T,
    habits?: Habits,
  ) => (...args: OperationArguments[Id]) => Promise<T>;
}

/** What an address that a browser or Node.js understands begins with; a path is one of the page's own. */
const ADDRESS = /^(https?:\/\/|\/|$)/;

/**
 * The transport: time limits, retries, the login token, and one kind of error.
 *
 * @throws TypeError for a host without http:// or https://: every call would fail as if there were no network.
 */
export function createApi(options: MadeWith): Api {
  const { host = '', session, random = Math.random } = options;
  const { clock = pageClock } = options.environment ?? {};
  if (!ADDRESS.test(host)) throw new TypeError(`No http:// in ${host}`);
  session.openFor?.(host);
  const mediaHost = options.mediaHost ?? host;
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const client = createClient({ baseUrl: host, headers: { Accept: 'application/json' } });

  const wired = (answer: unknown) => new Wire(answer, mediaHost);

  return {
    session,
    clock,
    caller:
      (operation, read, { timeout = 'default', files, readCart, token, init } = {}) =>
      async (...args) => {
        const { id, method, path, input, bearer, reads } = operation;
        let next = 0;
        const address = path.replaceAll(/{\w+}/g, () => encodeURIComponent(args[next++] as string));
        const fields = input && (args[next++] as object | undefined);
        const own = (args[next] ?? {}) as IdempotentCallOptions;
        const { idempotencyKey, onUploadProgress } = own;
        // Whether doing it twice is the same as doing it once.
        const isRepeatable = reads || method === 'GET' || idempotencyKey !== undefined;
        const retries = own.retries ?? options.retries ?? 2;
        const deadline = startDeadline(own.timeout ?? timeouts[timeout], clock, own.signal);

        /** One exchange with the server: the parsed answer, or an `ApiError`. */
        const exchange = async (): Promise<unknown> => {
          const form = fields && files?.toForm(fields);
          let sent = false;
          try {
            const answer = client
              .request(method, address, {
                ...init,
                ...(input === 'query' ? { params: { query: fields } } : { body: form ?? fields }),
                signal: deadline.signal,
                headers: {
                  ...own.headers,
                  Authorization: bearer && bearerOf(token ?? session.read().token),
                  'Idempotency-Key': idempotencyKey,
                },
                parseAs: 'stream',
                // openapi-fetch would keep the fetch of its creation; looked up here, a later mock is seen.
                fetch: (request: Request) => {
                  sent = true;
                  if (options.fetch) return options.fetch(request, { operation: id });
                  return files && form && (onUploadProgress || files.mustFollow(fields))
                    ? files.follow(request, form, onUploadProgress)
                    : globalThis.fetch(request);
                },
              })
              .then((arrived) =>
                readAnswer(arrived, id, clock.now, (carrito) => readCart?.(wired(carrito))),
              );
            return await deadline.race(answer);
          } catch (cause) {
            if (isApiError(cause)) throw cause;
            // A mistake in the program, such as a host that is no URL, is no failure of the call.
            if (!sent && deadline.ended() === null) throw cause;
            throw interruption(id, deadline, cause);
          }
        };

        try {
          for (let attempts = 0; ; attempts += 1) {
            if (deadline.ended() !== null) throw interruption(id, deadline);
            try {
              return read(wired(await exchange()), ...args);
            } catch (error) {
              if (error instanceof WireError) {
                const message = `${id}: ${error.message}`;
                throw new ApiError({ kind: 'contract', message, operation: id });
              }
              if (!isApiError(error) || !isRepeatable || attempts >= retries) throw error;
              const wait = retryDelay(error, attempts, random);
              if (wait === null || wait >= deadline.remaining()) throw error;
              await pause(wait, clock, deadline.signal);
            }
          }
        } finally {
          deadline.release();
        }
      },
  };
}

/** A token that is no header value would make the runtime throw an error that quotes it. */
function bearerOf(token: string | null): string | undefined {
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? `Bearer ${token}` : undefined;
}
