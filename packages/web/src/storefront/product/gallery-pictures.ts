import type { Product } from '@filigrana/sdk';
import { READS_SPANISH } from '../../shared/words.ts';
import { pictureWords } from '../catalog/picture-words.ts';

/** One picture of a piece. */
export interface GalleryPicture {
  src: string;
  words: string;
}

/** All pictures of a piece, the main one first. Descriptions are Spanish: in English each is called what the piece is. */
export function galleryPictures(product: Product): GalleryPicture[] {
  const words = pictureWords(product);
  const main = product.image_url ? [{ src: product.image_url, words }] : [];
  const others = (product.fotos ?? []).map(({ image_url: src, descripcion }) => ({
    src,
    words: READS_SPANISH ? descripcion : words,
  }));
  return [...main, ...others];
}
