import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { Category, Material, Size, Stone } from '../entities.ts';
import { categories, materials, sizes, stones } from '../normalize/lookups.ts';

/** Short lists that fill filters and forms. */
export function lookupsResource({ client, call }: Api) {
  return {
    categories: (options?: CallOptions): Promise<Category[]> =>
      call({
        operation: 'listCategories',
        send: (init) => client.GET('/api/categorias', init),
        read: categories,
        options,
      }),

    stones: (options?: CallOptions): Promise<Stone[]> =>
      call({
        operation: 'listStones',
        send: (init) => client.GET('/api/piedras', init),
        read: stones,
        options,
      }),

    materials: (options?: CallOptions): Promise<Material[]> =>
      call({
        operation: 'listMaterials',
        send: (init) => client.GET('/api/materiales', init),
        read: materials,
        options,
      }),

    sizes: (options?: CallOptions): Promise<Size[]> =>
      call({
        operation: 'listSizes',
        send: (init) => client.GET('/api/tallas', init),
        read: sizes,
        options,
      }),
  };
}
