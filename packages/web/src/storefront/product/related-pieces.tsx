import { useCatalog } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { relatedProducts } from '@filigrana/sdk/domain';
import { SectionTitle } from '../../ui/index.ts';
import { relatedTexts as texts } from './offer-texts.ts';
import { PendingRow } from './pending-row.tsx';
import { PieceRow } from './piece-row.tsx';

const SHOWN = 4;

/** Pieces that go with this one. */
export default function RelatedPieces({ product }: { product: Product }) {
  const { data, isLoading } = useCatalog();
  if (isLoading) return <PendingRow title={texts.title} />;
  const related = relatedProducts(product, data ?? [], SHOWN);
  if (related.length === 0) return null;
  return (
    <>
      <SectionTitle>{texts.title}</SectionTitle>
      <PieceRow products={related} />
    </>
  );
}
