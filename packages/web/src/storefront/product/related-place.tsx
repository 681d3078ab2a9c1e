import type { Product } from '@filigrana/sdk';
import { afterAct } from '../../shared/after-act.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { relatedTexts as texts } from './offer-texts.ts';
import { PendingRow } from './pending-row.tsx';
import { ReachedPlace } from './reached-place.tsx';

const RelatedPieces = lazyPart(() => import('./related-pieces.tsx'), {
  pending: () => <PendingRow title={texts.title} />,
});
const SeenPieces = afterAct(() => import('./seen-pieces.tsx'));

/** Below a piece: those that go with it, and those that were looked at before. */
export function RelatedPlace({ product }: { product: Product }) {
  return (
    <>
      <ReachedPlace label={texts.title}>
        <RelatedPieces product={product} />
      </ReachedPlace>
      <SeenPieces key={product.idProducto} product={product} />
    </>
  );
}
