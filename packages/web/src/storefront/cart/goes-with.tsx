import { useCatalog, useSavedLines, type CartLineView } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { relatedProducts } from '@filigrana/sdk/domain';
import { SectionTitle } from '../../ui/index.ts';
import { PieceRow } from '../product/piece-row.tsx';
import { cartTexts as texts } from './texts.ts';

const SHOWN = 4;

/** Pieces that go with those of a small cart and are not put aside from it, of each in turn the closest first. */
export default function GoesWith({ lines }: { lines: readonly CartLineView[] }) {
  const { data = [] } = useCatalog();
  const chosen = data.filter((product) =>
    lines.some(({ idProducto }) => idProducto === product.idProducto),
  );
  const { lines: saved } = useSavedLines();
  const isSaved = ({ idProducto }: Product) => saved.some((line) => line.idProducto === idProducto);
  const others = data.filter((product) => !chosen.includes(product) && !isSaved(product));
  const related = inTurn(chosen.map((product) => relatedProducts(product, others, SHOWN)));
  if (related.length === 0) return null;
  return (
    <>
      <SectionTitle>{texts.goesWith}</SectionTitle>
      <PieceRow products={related.slice(0, SHOWN)} />
    </>
  );
}

/** The first of every list, the second of every list and so on, none twice. */
function inTurn(lists: readonly Product[][]): Product[] {
  const places = Array.from({ length: SHOWN }, (_, place) => place);
  return [...new Set(places.flatMap((place) => lists.flatMap((list) => list[place] ?? [])))];
}
