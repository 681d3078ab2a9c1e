import { useCatalogCounts } from '@filigrana/hooks';
import type { CatalogCounts } from '@filigrana/sdk';
import { useWide } from '../../shared/use-wide.ts';
import type { Asked } from './use-address.ts';

/**
 * What the filters would show; null while nobody knows, and for good where the backend does not count. Asked for when
 * the filters are in sight: beside the pieces, on a phone when the drawer opens.
 */
export function useFilterCounts(
  { filters, texto }: Asked,
  isDrawerOpen: boolean,
): CatalogCounts | null {
  const isBeside = useWide();
  const { data, error } = useCatalogCounts(filters, texto, isDrawerOpen || isBeside ? {} : null);
  return (error === undefined && data) || null;
}
