import { catalogKeys, fallbackEntry } from '@filigrana/hooks/keys';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SWRConfig } from 'swr';
import { orNotFound, shop } from '../../../shop';
import { Buy } from './buy';

type Props = PageProps<'/pieza/[id]'>;

/** Asked for by the page and its title: the shop is asked once. */
async function read({ params }: Props) {
  const { id } = await params;
  return /^\d{1,9}$/.test(id) ? orNotFound(shop.catalog.product(Number(id))) : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { nombreProducto, descripcion } = await read(props);
  return { title: nombreProducto, description: descripcion };
}

export default async function Piece(props: Props) {
  const product = await read(props);
  return (
    <article className="piece">
      {product.image_url && (
        <img src={product.image_url} alt={product.nombreProducto} width={800} height={800} />
      )}
      <div>
        <h1>{product.nombreProducto}</h1>
        <p className="lead">{formatUsd(chargedPrice(product))}</p>
        <p>{product.descripcion}</p>
        {/* The hooks below have their first answer at once, and ask for today's stock in the browser. */}
        <SWRConfig
          value={{
            fallback: Object.fromEntries([
              fallbackEntry(catalogKeys.product(product.idProducto), product),
            ]),
          }}
        >
          <Buy id={product.idProducto} />
        </SWRConfig>
      </div>
    </article>
  );
}
