import { formatUsd, isSold, isSoldOut } from '@filigrana/sdk/domain';
import { digest, type Preview } from '../../media/index.ts';
import { parseImageName } from '../../pictures/image-name.ts';
import type { ProductView } from './product-view.ts';

/** Grows when previews are drawn otherwise: the kept ones are of before. */
const DRAWING = 1;
const texts = { sold: 'Vendida', soldOut: 'Agotada' };

/** What a message shows of a piece now. A hold changes nothing: it is over in minutes, messages stay. */
export function previewOf(product: ProductView, shopName: string): Preview {
  const isGone = isSoldOut(product) && product.reservada !== 1;
  const words = {
    shop: shopName,
    name: product.nombreProducto,
    kind: `${product.nombreCategoria} | ${product.nombreMaterial}`,
    regular: price(product.precio),
    special: price(product.precioEspecial),
    sold: isGone ? (isSold(product) ? texts.sold : texts.soldOut) : null,
  };
  const photo = parseImageName(product.image_url?.split('/').pop() ?? '')?.id ?? null;
  const mark = digest(Buffer.from(JSON.stringify([DRAWING, photo, words]))).slice(0, 16);
  return { idProducto: product.idProducto, mark, photo, words };
}

const price = (amount: number | null) => (amount === null ? null : formatUsd(amount));

/** The address of a preview: another one for everything else that it shows. */
export function previewUrl({ idProducto, mark }: Preview): string {
  return `/media/vista/${idProducto}-${mark}.jpg`;
}
