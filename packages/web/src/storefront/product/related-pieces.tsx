import { useCatalog } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { relatedProducts } from '@filigrana/sdk/domain';
import { SectionTitle } from '../../ui/index.ts';
import { relatedTexts as texts } from './offer-texts.ts';
import { PieceRow } from './piece-row.tsx';

const SHOWN = 4;

/** Pieces that go with this one. */
export default function RelatedPieces({ product }: { product: Product }) {
  const { data = [] } = useCatalog();
  const related = relatedProducts(product, data, SHOWN);
  if (related.length === 0) return null;
  return (
    <>
      <SectionTitle>{texts.title}</SectionTitle>
      <PieceRow products={related} />
    </>
  );
}
