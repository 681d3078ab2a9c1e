import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createShop,
  isApiError,
  memorySession,
  nativeFile,
  type UploadProgress,
} from '../index.ts';
import { checkoutSchema, readForm } from '../schemas/index.ts';
import { toFormData } from './form-data.ts';

/** A browser's XMLHttpRequest, moved by the test. */
class FakeXhr {
  static all: FakeXhr[] = [];
  static get latest(): FakeXhr {
    const made = FakeXhr.all.at(-1);
    if (!made) throw new Error('Nothing has been sent.');
    return made;
  }
  upload: Record<string, (event: object) => void> = {};
  sentHeaders = new Headers();
  status = 0;
  statusText = '';
  responseText = '';
  body: FormData | undefined;
  address = '';
  wasAborted = false;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  constructor() {
    FakeXhr.all.push(this);
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders.set(name, value);
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.wasAborted = true;
    this.onabort();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n';
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

/** The `FormData` of React Native, which sends what is at the address of an object. */
class NativeFormData {
  readonly parts: [name: string, value: unknown][] = [];
  append(name: string, value: unknown) {
    this.parts.push([name, value]);
  }
}

const FORM = {
  provincia: 'Heredia',
  canton: 'Belén',
  distrito: 'La Ribera',
  direccionExacta: '200 m norte',
  metodoPago: 'sinpe',
  comprobante: new File(['una imagen'], 'recibo.png', { type: 'image/png' }),
} as const;

let told: UploadProgress[];
const onUploadProgress = (progress: UploadProgress) => void told.push(progress);

beforeEach(() => {
  told = [];
  FakeXhr.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function buy(options: { signal?: AbortSignal; limit?: number; retries?: number } = {}) {
  const shop = createShop({
    host: 'https://tienda.test',
    session: memorySession({ token: 'a.b.c' }),
    retries: options.retries ?? 0,
    random: () => 0,
    timeouts: { upload: options.limit ?? 60_000 },
  });
  const { signal } = options;
  return shop.checkout.placeOrder(FORM, { idempotencyKey: 'k-1', onUploadProgress, signal });
}
const sent = () => vi.waitFor(() => expect(FakeXhr.latest.body).toBeDefined());
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => (isApiError(error) ? error : Promise.reject(error as Error)),
  );

describe('an upload that is followed', () => {
  it('sends what any other call sends', async () => {
    const purchase = buy();
    await sent();
    const { address, sentHeaders, body } = FakeXhr.latest;
    expect(address).toBe('POST https://tienda.test/api/compra');
    expect(sentHeaders.get('authorization')).toBe('Bearer a.b.c');
    expect(sentHeaders.get('idempotency-key')).toBe('k-1');
    // The browser names the boundary that it writes.
    expect(sentHeaders.has('content-type')).toBe(false);
    expect(body?.get('distrito')).toBe('La Ribera');
    expect(await (body?.get('comprobante') as File).text()).toBe('una imagen');
    FakeXhr.latest.answer(201, { idPedido: 41 });
    expect(await purchase).toMatchObject({ idPedido: 41 });
  });

  it('is never read back out of its request, which WebKit refuses for a photo made in memory', async () => {
    const refuse = () => Promise.reject(new TypeError('Unable to read form data blob'));
    for (const way of ['arrayBuffer', 'blob', 'formData', 'text'] as const)
      vi.spyOn(Request.prototype, way).mockImplementation(refuse);
    const purchase = buy();
    await sent();
    FakeXhr.latest.answer(201, { idPedido: 41 });
    expect(await purchase).toMatchObject({ idPedido: 41 });
  });

  it('is sent whole by every attempt', async () => {
    const purchase = buy({ retries: 1 });
    await sent();
    FakeXhr.latest.onerror();
    await vi.waitFor(() => expect(FakeXhr.all[1]?.body).toBeDefined());
    expect(await (FakeXhr.latest.body?.get('comprobante') as File).text()).toBe('una imagen');
    FakeXhr.latest.answer(201, { idPedido: 41 });
    expect(await purchase).toMatchObject({ idPedido: 41 });
  });

  it('tells how many bytes have left, and when all of them have', async () => {
    const purchase = buy();
    await sent();
    FakeXhr.latest.upload['onprogress']?.({ loaded: 100, total: 400, lengthComputable: true });
    FakeXhr.latest.upload['onload']?.({ loaded: 400, total: 400 });
    FakeXhr.latest.answer(201, { idPedido: 41 });
    await purchase;
    expect(told).toEqual([
      { loaded: 100, total: 400 },
      { loaded: 400, total: 400 },
    ]);
  });

  it('that the server refuses keeps code, sentence and headers', async () => {
    const purchase = failureOf(buy());
    await sent();
    FakeXhr.latest.answer(429, { error: 'Espera un poco.', code: 'RATE_LIMITED' });
    expect(await purchase).toMatchObject({
      kind: 'http',
      status: 429,
      code: 'RATE_LIMITED',
      serverMessage: 'Espera un poco.',
      retryAfter: 7,
    });
  });

  it('without an answer is a network error', async () => {
    const purchase = failureOf(buy());
    await sent();
    FakeXhr.latest.onerror();
    expect(await purchase).toMatchObject({ kind: 'network', retryable: true });
  });

  it('that is cancelled stops, and is an aborted call', async () => {
    const cancel = new AbortController();
    const purchase = failureOf(buy({ signal: cancel.signal }));
    await sent();
    cancel.abort();
    expect(await purchase).toMatchObject({ kind: 'aborted' });
    expect(FakeXhr.latest.wasAborted).toBe(true);
  });

  it('that takes too long stops, and is a timeout', async () => {
    const purchase = failureOf(buy({ limit: 30 }));
    await sent();
    expect(await purchase).toMatchObject({ kind: 'timeout' });
    expect(FakeXhr.latest.wasAborted).toBe(true);
  });
});

it('goes through fetch where nothing can tell how far it is, and says nothing', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  const fetch = vi.fn(() => Promise.resolve(Response.json({ idPedido: 41 }, { status: 201 })));
  vi.stubGlobal('fetch', fetch);
  expect(await buy()).toMatchObject({ idPedido: 41 });
  expect(fetch).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

it('a picked file of React Native is taken by the form and sent as the file that it is', () => {
  vi.stubGlobal('FormData', NativeFormData);
  const photo = { uri: 'file:///foto.jpg', name: 'foto.jpg', type: 'image/jpeg' };
  const form = { ...FORM, comprobante: nativeFile(photo) };
  expect(readForm(checkoutSchema, form)).toMatchObject({ ok: true });
  const { parts } = toFormData(form) as unknown as NativeFormData;
  expect(parts).toContainEqual(['comprobante', photo]);
  vi.unstubAllGlobals();
});

it('a file of React Native leaves by its own network, whatever fetch an app has put in its place', async () => {
  vi.stubGlobal('FormData', NativeFormData);
  const fetch = vi.fn(() => Promise.reject(new Error('Unsupported FormDataPart implementation')));
  vi.stubGlobal('fetch', fetch);
  const photo = { uri: 'file:///foto.jpg', name: 'foto.jpg', type: 'image/jpeg' };
  const shop = createShop({ host: 'https://tienda.test', session: memorySession() });
  const purchase = shop.checkout.placeOrder({ ...FORM, comprobante: nativeFile(photo) });
  await sent();
  const { parts } = FakeXhr.latest.body as unknown as NativeFormData;
  expect(parts).toContainEqual(['comprobante', photo]);
  FakeXhr.latest.answer(201, { idPedido: 41 });
  expect(await purchase).toMatchObject({ idPedido: 41 });
  expect(fetch).not.toHaveBeenCalled();
});
