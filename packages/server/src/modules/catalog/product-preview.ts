import { formatUsd, isSold, isSoldOut } from '@filigrana/sdk/domain';
import { digest, type Preview } from '../../media/index.ts';
import { parseImageName } from '../../pictures/image-name.ts';
import type { ProductView } from './product-view.ts';

/** Grows when previews are drawn otherwise: the kept ones are of before. */
const DRAWING = 1;
const TEXTS = {
  es: { sold: 'Vendida', soldOut: 'Agotada' },
  en: { sold: 'Sold', soldOut: 'Sold out' },
};

export type PreviewLanguage = keyof typeof TEXTS;

/** What a message shows of a piece now. A hold changes nothing: it is over in minutes, messages stay. */
export function previewOf(
  product: ProductView,
  shopName: string,
  language: PreviewLanguage,
): Preview {
  const isGone = isSoldOut(product) && product.reservada !== 1;
  const texts = TEXTS[language];
  const kind = `${product.nombreCategoria} | ${product.nombreMaterial}`;
  const words = {
    shop: shopName,
    name: (language === 'en' && product.nombreIngles) || product.nombreProducto,
    // Categories and materials have Spanish names only.
    kind: language === 'en' ? '' : kind,
    regular: price(product.precio),
    special: price(product.precioEspecial),
    sold: isGone ? (isSold(product) ? texts.sold : texts.soldOut) : null,
  };
  const photo = parseImageName(product.image_url?.split('/').pop() ?? '')?.id ?? null;
  const mark = digest(Buffer.from(JSON.stringify([DRAWING, photo, words]))).slice(0, 16);
  const name = `${language === 'en' ? 'en-' : ''}${product.idProducto}`;
  return { name, mark, photo, words };
}

const price = (amount: number | null) => (amount === null ? null : formatUsd(amount));

/** The address of a preview: another one for everything else that it shows. */
export function previewUrl({ name, mark }: Preview): string {
  return `/media/vista/${name}-${mark}.jpg`;
}
