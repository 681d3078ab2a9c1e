import { useCatalogCounts } from '@filigrana/hooks';
import type { CatalogCounts } from '@filigrana/sdk';
import { useIdle } from '../../shared/use-idle.ts';
import { useWide } from '../../shared/use-wide.ts';
import type { Asked } from './use-address.ts';

/**
 * What the filters would show; null while nobody knows, and for good where the backend does not count. Asked for when
 * the filters are in sight: beside the pieces once these are there, on a phone when the drawer opens.
 */
export function useFilterCounts(
  { filters, texto }: Asked,
  isDrawerOpen: boolean,
): CatalogCounts | null {
  const isBeside = useWide();
  const isIdle = useIdle();
  const isInSight = isDrawerOpen || (isBeside && isIdle);
  const { data, error } = useCatalogCounts(filters, texto, isInSight ? {} : null);
  return (error === undefined && data) || null;
}
