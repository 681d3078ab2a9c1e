import type { ApiError, Category, Material, Size, Stone } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { lookupKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';

/** These lists hardly ever change: what has been read once is not read again. */
const LASTING = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * The categories, read once. Key: `lookupKeys.categories()`.
 *
 * @example const { data: categories = [] } = useCategories();
 */
export function useCategories(): SWRResponse<Category[], ApiError> {
  return useRead(lookupKeys.categories(), (shop) => shop.lookups.categories(), LASTING);
}

/**
 * The stones, read once. Key: `lookupKeys.stones()`.
 *
 * @example const { data: stones = [] } = useStones();
 */
export function useStones(): SWRResponse<Stone[], ApiError> {
  return useRead(lookupKeys.stones(), (shop) => shop.lookups.stones(), LASTING);
}

/**
 * The materials, read once. Key: `lookupKeys.materials()`.
 *
 * @example const { data: materials = [] } = useMaterials();
 */
export function useMaterials(): SWRResponse<Material[], ApiError> {
  return useRead(lookupKeys.materials(), (shop) => shop.lookups.materials(), LASTING);
}

/**
 * The sizes, read once. Key: `lookupKeys.sizes()`.
 *
 * @example const { data: sizes = [] } = useSizes();
 */
export function useSizes(): SWRResponse<Size[], ApiError> {
  return useRead(lookupKeys.sizes(), (shop) => shop.lookups.sizes(), LASTING);
}
