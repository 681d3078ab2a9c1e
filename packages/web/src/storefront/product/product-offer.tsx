import type { Product } from '@filigrana/sdk';
import { chargedPrice } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { langOf } from '../../app/language.ts';
import { afterAct } from '../../shared/after-act.tsx';
import { Approx } from '../../shared/approx.tsx';
import { wordOf } from '../../shared/words.ts';
import { Price } from '../../ui/index.ts';
import { priceWords } from '../catalog/price-words.ts';
import { PieceDetails } from './piece-details.tsx';
import { ProductBuy } from './product-buy.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductShare } from './product-share.tsx';

export { RelatedPlace } from './related-place.tsx';

const Heart = afterAct(() => import('../favorites/heart.tsx'));

/** The words about a piece below its name, and what it takes to buy it. */
export default function ProductOffer({ product }: { product: Product }) {
  return (
    <>
      <Kind>
        <span>
          {wordOf(product.nombreCategoria)} <i>|</i> {wordOf(product.nombreMaterial)}
        </span>
        <Heart product={product} />
      </Kind>
      <p>
        <Amount {...priceWords(product)}>
          <Approx usd={chargedPrice(product)} />
        </Amount>
      </p>
      <Description lang={langOf(product.descripcionIngles)}>{product.descripcion}</Description>
      <ProductBuy product={product} />
      <ProductFacts product={product} />
      {product.ficha && <PieceDetails product={product} ficha={product.ficha} />}
      <ProductShare product={product} />
    </>
  );
}

const Kind = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  > button {
    /* Larger than its line, which it must not make higher. */
    margin-block: -12px;
  }
  color: var(--ink-muted);
  margin-top: 10px;
  i {
    font-style: normal;
    color: var(--line-strong);
    margin-inline: 6px;
  }
`;

const Amount = styled(Price)`
  font-size: 1.625rem;
  /* In very large letters the currency goes on the next line. */
  white-space: normal;
  margin-top: 18px;
  gap: 0 14px;
`;

const Description = styled.p`
  margin-top: 18px;
  max-width: 54ch;
  text-wrap: pretty;
  white-space: pre-line;
`;
