import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf } from './back-office.ts';
import { type Fate, type HostileFile, hostileFiles, PAYLOAD } from './hostile-files.ts';
import type { SignedIn } from './people.ts';
import { addPiece, addToCart, DELIVERY, storedPrivateFiles, type Piece } from './shopping.ts';
import { createTestApp } from './test-app.ts';

const files = await hostileFiles();
const cases = files.map((hostile) => [hostile.what, hostile] as const);
const STATUS: Record<Fate, number> = { refused: 415, 'too large': 413, redrawn: 200, kept: 200 };
/** Milliseconds, on a machine that has other things to do: unpacking a bomb takes far longer. */
const QUICK = 5000;

let app: Awaited<ReturnType<typeof createTestApp>>;
let admin: SignedIn;
let customer: SignedIn;
let piece: Piece;
beforeAll(async () => {
  app = await createTestApp('sqlite');
  [admin, customer] = [await app.signIn(2), await app.signIn(1)];
  piece = await addPiece(app.deps, { stock: 500 });
  await addToCart(app, customer, piece);
});
afterAll(() => app.close());

/** The bytes as they leave the server, with what browsers are told about them. */
async function served(url: string) {
  const answer = await app.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  const type = answer.headers['content-type'];
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    // Only a PDF stands in a frame, beside its order, and only in the shop's own pages.
    'x-frame-options': type === 'application/pdf' ? 'SAMEORIGIN' : 'DENY',
    'content-disposition': expect.stringMatching(/^inline; filename="[\w.-]+"$/) as string,
    'content-security-policy': expect.stringMatching(/(default|script)-src 'none'/) as string,
  });
  return { bytes: answer.rawPayload, type };
}

async function expectRedrawn(url: string, as: 'webp' | 'jpeg'): Promise<void> {
  const { bytes, type } = await served(url);
  expect(type).toBe(`image/${as}`);
  expect(bytes.includes(PAYLOAD)).toBe(false);
  const { format, pages = 1, exif, xmp, icc } = await sharp(bytes).metadata();
  expect({ format, pages, exif, xmp, icc }).toEqual({ format: as, pages: 1 });
}

describe.each([
  ['a public picture', 'asPicture'],
  ['a private receipt', 'asReceipt'],
] as const)('sent as %s', (_what, kind) => {
  const send = ({ file }: HostileFile) =>
    kind === 'asPicture'
      ? app.call('POST', '/api/banners/upload', {
          token: admin.token,
          form: formOf({ banners: [file] }),
        })
      : app.call('POST', '/api/compra', {
          token: customer.token,
          form: formOf({ ...DELIVERY, comprobante: file }),
        });
  const linkTo = async (body: unknown) => {
    if (kind === 'asPicture') return ((await app.call('GET', '/api/banners/')).body as string[])[0];
    const { idPedido } = body as { idPedido: number };
    const detail = await app.call('GET', `/api/pedido/usuario/${idPedido}`, {
      token: customer.token,
    });
    return (detail.body as { comprobante: string }).comprobante;
  };

  test.each(cases)('%s does no harm', async (_name, hostile) => {
    const fate = hostile[kind];
    const kept = await storedPrivateFiles(app);
    const started = performance.now();
    const { status, body } = await send(hostile);
    expect(performance.now() - started).toBeLessThan(QUICK);
    expect(status === 201 ? 200 : status).toBe(STATUS[fate]);
    if (status >= 400) {
      expect(body).toMatchObject({ error: expect.stringMatching(/\S/) as string });
      expect(await storedPrivateFiles(app)).toEqual(kept);
      return;
    }
    const url = (await linkTo(body)) ?? '';
    if (fate === 'redrawn') await expectRedrawn(url, kind === 'asPicture' ? 'webp' : 'jpeg');
    else {
      const { bytes, type } = await served(url);
      expect(type).toBe('application/pdf');
      expect(bytes).toEqual(Buffer.from(await hostile.file.arrayBuffer()));
    }
    if (kind === 'asReceipt') await addToCart(app, customer, piece);
  });
});
