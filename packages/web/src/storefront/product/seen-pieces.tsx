import { useCatalog, useRecentlySeen } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { SectionTitle, TextButton } from '../../ui/index.ts';
import { seenTexts as texts } from './offer-texts.ts';
import { PendingRow } from './pending-row.tsx';
import { PieceRow } from './piece-row.tsx';
import { ReachedPlace } from './reached-place.tsx';

/** One alone is where somebody comes from. */
const LEAST = 2;

/** Remembers the piece on screen, and has a place for those that were looked at before. */
export default function SeenPieces({ product: { idProducto } }: { product: Product }) {
  const { ids, note, clear } = useRecentlySeen();
  const [isCleared, setCleared] = useState(false);
  useEffect(() => note(idProducto), [note, idProducto]);
  const others = ids.filter((id) => id !== idProducto);
  if (isCleared)
    return (
      <Cleared tabIndex={-1} ref={(place) => place?.focus()}>
        {texts.cleared}
      </Cleared>
    );
  if (others.length < LEAST) return null;
  const onClear = () => {
    clear();
    setCleared(true);
  };
  return (
    <ReachedPlace label={texts.title}>
      <Seen ids={others} onClear={onClear} />
    </ReachedPlace>
  );
}

/** Those that are still sold. */
function Seen({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const { data = [], isLoading } = useCatalog();
  if (isLoading) return <PendingRow title={texts.title} />;
  const pieces = ids.flatMap((id) => data.find((piece) => piece.idProducto === id) ?? []);
  if (pieces.length === 0) return null;
  return (
    <>
      <SectionTitle action={<TextButton onClick={onClear}>{texts.clear}</TextButton>}>
        {texts.title}
      </SectionTitle>
      <PieceRow products={pieces} />
    </>
  );
}

const Cleared = styled.p`
  margin-top: var(--s-9);
  color: var(--ink-muted);
`;
