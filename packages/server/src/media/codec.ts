import sharp from 'sharp';
import { createLimiter } from './limiter.ts';

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

/** The picture codec with the settings above; nothing else in the server imports sharp itself. */
export { sharp };

/** Decoding takes a whole core and much memory: all of it in this process shares two places. */
export const codecLimit = createLimiter(2);
