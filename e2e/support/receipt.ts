import sharp from 'sharp';

/** A photograph of a payment receipt, as a phone would take it. */
export async function receiptPicture() {
  const buffer = await sharp({
    create: { width: 900, height: 1600, channels: 3, background: '#e2eaf2' },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'comprobante.jpg', mimeType: 'image/jpeg', buffer };
}
