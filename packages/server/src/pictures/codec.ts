import sharp from 'sharp';

// libvips can also read SVG, PDF, TIFF and more. Only the five kinds we accept are left switched on,
// so that a mistake in our own checks cannot reach another decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
// Uploads are all different: libvips' cache of past operations would only hold memory.
sharp.cache(false);
// There are as many workers as cores are worth: each draws on one.
sharp.concurrency(1);

const SVG = { operation: ['VipsForeignLoadSvg'] };

/**
 * Draws an SVG that this server has written itself, of shapes only. The decoder is switched on for no longer:
 * a worker does one thing at a time, so nobody's upload can reach it.
 *
 * @returns a PNG.
 */
async function drawSvg(svg: string): Promise<Buffer> {
  sharp.unblock(SVG);
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  } finally {
    sharp.block(SVG);
  }
}

/** The picture codec with the settings above. Only the workers load it: see `pictures.ts`. */
export { drawSvg, sharp };
