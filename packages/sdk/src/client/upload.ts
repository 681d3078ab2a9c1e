import type { UploadProgress } from './options.ts';

/** Statuses whose answer never has a body; `Response` takes none for them. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

export type Upload = (
  request: Request,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>;

/**
 * Does what `fetch(request)` does, and tells how much of the body has left. `fetch` itself never
 * does: this is the older `XMLHttpRequest`. Rejects as `fetch` does: with the signal's reason, or a
 * `TypeError` when no answer came. Where there is none (Node.js) nothing is told.
 */
export const uploadRequest: Upload = async (request, onProgress) => {
  if (typeof globalThis.XMLHttpRequest !== 'function') return globalThis.fetch(request);
  const { method, url, headers, signal } = request;
  // The bytes as fetch would send them: their boundary is named in the request's content type.
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const settle = () => signal.removeEventListener('abort', abort);
    const fail = (reason: unknown) => {
      settle();
      reject(reason as Error);
    };
    const tell = ({ loaded, total }: ProgressEvent) => onProgress({ loaded, total });
    xhr.upload.onprogress = tell;
    xhr.upload.onload = tell;
    xhr.onabort = () => fail(signal.reason);
    xhr.onerror = () => fail(new TypeError('No answer arrived.'));
    xhr.onload = () => {
      settle();
      resolve(responseOf(xhr));
    };
    signal.addEventListener('abort', abort, { once: true });
    xhr.open(method, url);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.send(body);
  });
};

function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr;
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = WITHOUT_BODY.has(status) ? null : xhr.responseText;
  return new Response(body, { status, statusText, headers });
}
