import { storefront } from '../../app/paths.ts';
import { LinkButton, SectionTitle } from '../../ui/index.ts';
import { searchTexts as texts } from '../layout/search-texts.ts';
import { foundWords } from './found-words.tsx';
import { ProductGrid } from './product-grid.tsx';
import { useNearest } from '../layout/use-nearest.ts';

/** Below a search that found nothing: a piece made to order, and the pieces that come nearest or may please. */
export default function CatalogNearest({ text }: { text: string }) {
  const { title, pieces } = useNearest(text);
  return (
    <>
      <LinkButton variant="quiet" href={storefront.specialOrder()}>
        {texts.specialOrder}
      </LinkButton>
      {pieces.length > 0 && (
        <section aria-label={title}>
          <SectionTitle>{title}</SectionTitle>
          <ProductGrid columns="catalog" products={pieces} heading="h3" words={foundWords(text)} />
        </section>
      )}
    </>
  );
}
