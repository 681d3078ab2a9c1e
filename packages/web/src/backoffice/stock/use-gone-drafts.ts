import { useToasts } from '@filigrana/hooks';
import type { StockDrafts, useStock } from '@filigrana/hooks/backoffice';
import { useEffect } from 'react';
import { stockTexts as texts } from './texts.ts';

/**
 * What is typed for a piece that somebody has deleted has no card any more: it is forgotten, and a
 * toast says so. Nobody would ever find what the question about unsaved changes means.
 */
export function useGoneDrafts(
  drafts: StockDrafts,
  { items, isWhole }: Pick<ReturnType<typeof useStock>, 'items' | 'isWhole'>,
): void {
  const { show } = useToasts();
  useEffect(() => {
    // Of a list that was read in part nobody knows what is gone.
    if (!isWhole || drafts.size === 0) return;
    const listed = new Set<number | string>(items.map(({ idProducto }) => idProducto));
    for (const [id, { origin }] of drafts) {
      if (listed.has(id)) continue;
      drafts.delete(id);
      const text = texts.gone.text(origin.nombreProducto);
      show({ title: texts.gone.title, text, variant: 'destructive' });
    }
  }, [drafts, isWhole, items, show]);
}
