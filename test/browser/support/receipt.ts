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

/** A receipt as a bank sends it by e-mail: a PDF of one red page, or of so many. */
export function receiptPdf(pages = 1) {
  const drawn = '1 0 0 rg 0 0 600 600 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${Array(pages).fill('3 0 R').join(' ')}]/Count ${pages}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents 4 0 R>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const end = `trailer<</Size 5/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  text += `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}${end}`;
  return { name: 'comprobante.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) };
}
