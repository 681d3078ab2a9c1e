import type { ApiError, Category, Material, Size, Stone } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { lookupKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/** These lists hardly ever change: what has been read once is not read again. */
const LASTING = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * The categories, read once. Key: `lookupKeys.categories()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: categories = [] } = useCategories();
 */
export function useCategories(
  options: ReadOptions<Category[]> = {},
): SWRResponse<Category[], ApiError> {
  return useRead(lookupKeys.categories(), (shop) => shop.lookups.categories(), options, LASTING);
}

/**
 * The stones, read once. Key: `lookupKeys.stones()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: stones = [] } = useStones();
 */
export function useStones(options: ReadOptions<Stone[]> = {}): SWRResponse<Stone[], ApiError> {
  return useRead(lookupKeys.stones(), (shop) => shop.lookups.stones(), options, LASTING);
}

/**
 * The materials, read once. Key: `lookupKeys.materials()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: materials = [] } = useMaterials();
 */
export function useMaterials(
  options: ReadOptions<Material[]> = {},
): SWRResponse<Material[], ApiError> {
  return useRead(lookupKeys.materials(), (shop) => shop.lookups.materials(), options, LASTING);
}

/**
 * The sizes, read once. Key: `lookupKeys.sizes()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: sizes = [] } = useSizes();
 */
export function useSizes(options: ReadOptions<Size[]> = {}): SWRResponse<Size[], ApiError> {
  return useRead(lookupKeys.sizes(), (shop) => shop.lookups.sizes(), options, LASTING);
}
