import { expect, test, vi } from 'vitest';
import { prepareReceipt, prepareReceiptOrPdf } from './prepare-receipt.ts';

const drawPdf = vi.hoisted(() => vi.fn<() => Promise<File | null>>());
vi.mock('./draw-pdf.ts', () => ({ drawPdf }));

const PDF = new File(['%PDF-1.4'], 'recibo.pdf', { type: 'application/pdf' });
const PICTURE = new File(['x'], 'recibo.jpg', { type: 'image/jpeg' });

test.each([
  ['becomes an image', () => Promise.resolve(PICTURE), { file: PICTURE }, { file: PICTURE }],
  [
    'with too many pages is called too long',
    () => Promise.resolve(null),
    { problem: 'pdfLong' },
    { file: PDF },
  ],
  [
    'that cannot be drawn is called unreadable',
    () => Promise.reject(new Error('password')),
    { problem: 'pdfUnreadable' },
    { file: PDF },
  ],
])(
  'a PDF %s; where PDFs are taken no problem is made of it',
  async (_what, draw, asImage, asIs) => {
    drawPdf.mockImplementation(draw);
    expect(await prepareReceipt(PDF)).toEqual(asImage);
    expect(await prepareReceiptOrPdf(PDF)).toEqual(asIs);
  },
);

test('a PDF under the name of a picture is taken for the PDF that it is', async () => {
  const named = new File(['%PDF-1.4'], 'recibo.final.jpg', { type: 'image/jpeg' });
  drawPdf.mockResolvedValue(PICTURE);
  expect(await prepareReceipt(named)).toEqual({ file: PICTURE });
  drawPdf.mockRejectedValue(new Error('password'));
  expect(await prepareReceipt(named)).toEqual({ problem: 'pdfUnreadable' });
  const prepared = await prepareReceiptOrPdf(named);
  const kept = 'file' in prepared ? prepared.file : null;
  expect([kept?.name, kept?.type]).toEqual(['recibo.final.pdf', 'application/pdf']);
  expect(await kept?.text()).toBe('%PDF-1.4');
});
