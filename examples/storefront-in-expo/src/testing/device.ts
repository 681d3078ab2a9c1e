import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * What a phone has and Jest has not: values that are kept, insets of a screen, and a network. The
 * globals are React Native's own; only the last step, from its `XMLHttpRequest` to the wire, is Node's.
 */
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<Module>('react-native-safe-area-context/jest/mock').default,
);

interface Module {
  default: unknown;
}

/** A part of React Native's `FormData`: a text, or a file by its address. */
type Part =
  | { fieldName: string; string: string }
  | { fieldName: string; uri: string; name: string; type: string };

// Expo has put its own in place of Node's, which it keeps under this name.
const { originalfetch: send, FormData: NodeForm } = globalThis as typeof globalThis & {
  originalfetch: typeof fetch;
};

/** Reads the photographs, as the device does when the form leaves. */
async function bytesOf(form: { getParts(): Part[] }) {
  const body = new NodeForm();
  for (const part of form.getParts()) {
    if ('string' in part) body.append(part.fieldName, part.string);
    else {
      const file = new Blob([await readFile(fileURLToPath(part.uri))], { type: part.type });
      body.append(part.fieldName, file, part.name);
    }
  }
  return body;
}

class DeviceRequest {
  upload = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  private address = '';
  private method = 'GET';
  private headers: Record<string, string> = {};
  private answered: Headers | null = null;
  private readonly cancelling = new AbortController();

  open(method: string, address: string) {
    [this.method, this.address] = [method, address];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return [...(this.answered ?? [])].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  abort() {
    this.cancelling.abort();
    this.onabort();
  }
  send(body: string | { getParts(): Part[] } | null) {
    void this.exchange(body).then(
      () => this.onload(),
      () => this.cancelling.signal.aborted || this.onerror(),
    );
  }
  private async exchange(body: Parameters<DeviceRequest['send']>[0]) {
    const { method, headers, cancelling } = this;
    const answer = await send(this.address, {
      method,
      headers,
      signal: cancelling.signal,
      body: body && (typeof body === 'string' ? body : await bytesOf(body)),
    });
    [this.status, this.statusText, this.answered] = [
      answer.status,
      answer.statusText,
      answer.headers,
    ];
    this.responseText = await answer.text();
  }
}

Object.assign(globalThis, { XMLHttpRequest: DeviceRequest });
const { fetch, Headers, Request, Response } = jest.requireActual<typeof globalThis>('whatwg-fetch');
const { default: FormData } = jest.requireActual<Module>('react-native/Libraries/Network/FormData');
Object.assign(globalThis, { fetch, Headers, Request, Response, FormData });
