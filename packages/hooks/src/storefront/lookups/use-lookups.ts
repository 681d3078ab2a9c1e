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

/** The categories. Key: `lookupKeys.categories()`. */
export function useCategories(): SWRResponse<Category[], ApiError> {
  return useRead(lookupKeys.categories(), (shop) => shop.lookups.categories(), LASTING);
}

/** The stones. Key: `lookupKeys.stones()`. */
export function useStones(): SWRResponse<Stone[], ApiError> {
  return useRead(lookupKeys.stones(), (shop) => shop.lookups.stones(), LASTING);
}

/** The materials. Key: `lookupKeys.materials()`. */
export function useMaterials(): SWRResponse<Material[], ApiError> {
  return useRead(lookupKeys.materials(), (shop) => shop.lookups.materials(), LASTING);
}

/** The sizes. Key: `lookupKeys.sizes()`. */
export function useSizes(): SWRResponse<Size[], ApiError> {
  return useRead(lookupKeys.sizes(), (shop) => shop.lookups.sizes(), LASTING);
}
