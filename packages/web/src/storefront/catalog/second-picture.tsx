import type { Product } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { hoverable, Picture } from '../../ui/index.ts';

/** The second picture of a piece, over the first. Nobody asks for it before a mouse rests on the card. */
export function SecondPicture({ product, sizes }: { product: Product; sizes: string }) {
  const src = product.fotos?.[0]?.image_url;
  if (!src) return null;
  return (
    <Second>
      <Picture src={src} alt="" width={640} height={640} sizes={sizes} />
    </Second>
  );
}

/* A lazy picture that is not displayed is not fetched. */
const Second = styled.div`
  display: none;
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--r-sm);
  img {
    width: 100%;
    height: 100%;
    background: none;
  }
  ${hoverable} {
    article:hover & {
      display: block;
      animation: fade-in var(--t-base);
    }
  }
`;
