import type { Product } from '@filigrana/sdk';
import { pictureWords } from '../catalog/picture-words.ts';

/** One picture of a piece. */
export interface GalleryPicture {
  src: string;
  words: string;
}

/** All pictures of a piece, the main one first. */
export function galleryPictures(product: Product): GalleryPicture[] {
  const main = product.image_url ? [{ src: product.image_url, words: pictureWords(product) }] : [];
  const others = product.fotos ?? [];
  return [...main, ...others.map((foto) => ({ src: foto.image_url, words: foto.descripcion }))];
}
