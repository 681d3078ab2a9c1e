import type { Product } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { island } from '../../shared/island.tsx';
import { Loading, Picture } from '../../ui/index.ts';
import { phoneSizes } from '../../ui/srcset.ts';
import { pictureWords } from '../catalog/picture-words.ts';
import { StateBadge } from '../catalog/state-badge.tsx';
import { DetailLayout, Tray } from './detail-layout.tsx';
import { PendingWords } from './pending-words.tsx';
import { productTexts as texts } from './texts.ts';

const IMAGE_SIZES = phoneSizes(90, '(min-width: 1440px) 705px, (min-width: 1024px) 50vw');

/** Price, description and what it takes to buy the piece. */
const ProductOffer = island(() => import('./product-offer.tsx'), <PendingWords />);

/** A piece with everything about it; without one its frame, in the same places. */
export function ProductDetail({ product }: { product: Product | undefined }) {
  return (
    <DetailLayout>
      <Tray>
        {product ? (
          <>
            <Picture
              src={product.image_url}
              alt={pictureWords(product)}
              width={1000}
              height={1000}
              sizes={IMAGE_SIZES}
              priority
              light
            />
            <StateBadge product={product} />
          </>
        ) : (
          <Loading>{texts.loading}</Loading>
        )}
      </Tray>
      <div>
        {/* One heading before and after loading: the focus that it may hold stays. */}
        <Name tabIndex={-1} data-pending={product ? undefined : ''}>
          {product?.nombreProducto ?? texts.pending}
        </Name>
        {product ? <ProductOffer product={product} /> : <PendingWords />}
      </div>
    </DetailLayout>
  );
}

const Name = styled.h1`
  /* Its place is kept while the name is on its way. */
  &[data-pending] {
    width: min(9em, 90%);
    color: transparent;
    background: var(--skeleton, #e3e1d8);
    border-radius: var(--r-sm);
    animation: breathe 1.6s ease-in-out infinite alternate;
  }
`;
