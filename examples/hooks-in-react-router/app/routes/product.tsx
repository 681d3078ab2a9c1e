import { useProduct } from '@filigrana/hooks';
import { catalogKeys, fallbackEntry } from '@filigrana/hooks/keys';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { data } from 'react-router';
import { Buy } from '../parts/buy.tsx';
import { asResponse } from '../shop-error.server.ts';
import { shopOfRequest } from '../shop.server.ts';
import { texts } from '../texts.ts';
import type { Route } from './+types/product.ts';

export async function loader({ params }: Route.LoaderArgs) {
  if (!/^\d+$/.test(params.id)) throw data(null, { status: 404 });
  const id = Number(params.id);
  try {
    const product = await shopOfRequest().catalog.product(id);
    return {
      name: product.nombreProducto,
      fallback: Object.fromEntries([fallbackEntry(catalogKeys.product(id), product)]),
    };
  } catch (error) {
    throw asResponse(error);
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.name ?? texts.missing} · ${texts.brand}` },
];

export default function ProductPage({ params }: Route.ComponentProps) {
  const { data: product } = useProduct(Number(params.id));
  if (!product) return null;
  return (
    <article className="piece">
      <div className="picture">
        {product.image_url && (
          <img src={product.image_url} alt={product.nombreProducto} width={800} height={800} />
        )}
      </div>
      <div>
        <h1>{product.nombreProducto}</h1>
        <p className="lead">{formatUsd(chargedPrice(product))}</p>
        <p>{product.descripcion}</p>
        <Buy product={product} />
      </div>
    </article>
  );
}
