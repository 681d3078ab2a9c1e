import type { Product } from '@filigrana/sdk';
import { isOnSale, isSoldOut } from '@filigrana/sdk/domain';
import { storefront } from '../../app/paths.ts';
import { wordOf } from '../../shared/words.ts';
import { breadcrumbList } from '../catalog/breadcrumb-list.ts';
import { productTexts } from './texts.ts';

/** A piece and where it lies, as search engines read them. */
export function productJsonLd(
  product: Product,
  shopName: string,
  absolute: (path: string) => string,
): object {
  const path = storefront.product(product.idProducto);
  const price = isOnSale(product) ? product.precioEspecial : product.precio;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': absolute(path),
        name: product.nombreProducto,
        description: product.descripcion,
        ...(product.image_url && { image: absolute(product.image_url) }),
        sku: String(product.idProducto),
        category: wordOf(product.nombreCategoria),
        material: product.nombreMaterial && wordOf(product.nombreMaterial),
        brand: { '@type': 'Brand', name: shopName },
        ...(price !== null && {
          offers: {
            '@type': 'Offer',
            url: absolute(path),
            price: price.toFixed(2),
            priceCurrency: 'USD',
            itemCondition: 'https://schema.org/NewCondition',
            availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
          },
        }),
      },
      breadcrumbList(absolute, [
        { name: productTexts.catalog, path: storefront.catalog() },
        { name: product.nombreProducto, path },
      ]),
    ],
  };
}
