import type { Files, Habits } from './call.ts';
import { isNativeFile } from '../domain/native-file.ts';
import { toFormData } from './form-data.ts';

/** Statuses whose answer never has a body; `Response` takes none for them. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Does what `fetch(request)` does, and tells how much of its body, the form, has left. `fetch` itself
 * never does: this is the older `XMLHttpRequest`. Rejects as `fetch` does: with the signal's reason,
 * or a `TypeError` when no answer came. Where there is none (Node.js) nothing is told.
 */
const follow: Files['follow'] = (request, form, onProgress) => {
  if (typeof globalThis.XMLHttpRequest !== 'function') return globalThis.fetch(request);
  const { method, url, headers, signal } = request;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const settle = () => signal.removeEventListener('abort', abort);
    const fail = (reason: unknown) => {
      settle();
      reject(reason as Error);
    };
    const tell = ({ loaded, total }: ProgressEvent) => onProgress?.({ loaded, total });
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
    headers.forEach((value, name) => {
      // It names the boundary of the request's body; the form gets another one.
      if (name.toLowerCase() !== 'content-type') xhr.setRequestHeader(name, value);
    });
    // Never the request's own body: WebKit cannot read one that holds a file made in memory.
    xhr.send(form);
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

/**
 * React Native's own network sends what is at the address of a picked file. The `fetch` that Expo puts
 * in its place refuses such a part.
 */
const mustFollow = (fields: object) => Object.values(fields).flat().some(isNativeFile);

/** What calls that send files have in common. */
export const withFiles: Habits = {
  timeout: 'upload',
  files: { toForm: toFormData, mustFollow, follow },
};
