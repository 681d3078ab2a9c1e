import type { Product } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { langOf } from '../../app/language.ts';
import { island } from '../../shared/island.tsx';
import { Loading } from '../../ui/index.ts';
import { DetailLayout, Stand, Tray } from './detail-layout.tsx';
import { PendingWords } from './pending-words.tsx';
import { productTexts as texts } from './texts.ts';

/** Price, description and what it takes to buy the piece. */
const ProductOffer = island(() => import('./product-offer.tsx'), <PendingWords />);

/** Its pictures, and looking closer. */
const Gallery = island(() => import('./gallery.tsx'), <Tray />);

/** A piece with everything about it; without one its frame, in the same places. */
export function ProductDetail({ product }: { product: Product | undefined }) {
  return (
    <DetailLayout>
      <Stand>
        {product ? (
          <Gallery product={product} />
        ) : (
          <Tray>
            <Loading>{texts.loading}</Loading>
          </Tray>
        )}
      </Stand>
      <div>
        {/* One heading before and after loading: the focus that it may hold stays. */}
        <Name
          tabIndex={-1}
          data-pending={product ? undefined : ''}
          lang={product && langOf(product.nombreIngles)}
        >
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
