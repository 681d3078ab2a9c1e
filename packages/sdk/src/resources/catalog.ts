import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import { emptyFilters, filtersToQuery } from '../domain/filters.ts';
import type { Product, ProductSizeStock } from '../entities.ts';
import { given, type CatalogFilterInput, type ProductSizeQuery } from '../inputs.ts';
import { product, products, productSizeStock } from '../normalize/product.ts';

/** What visitors browse. */
export function catalogResource({ client, call }: Api) {
  return {
    /** Featured pieces. */
    featured: (options?: CallOptions): Promise<Product[]> =>
      call({
        operation: 'listFeatured',
        send: (init) => client.GET('/api/clientes/catalogo/destacados', init),
        read: products,
        options,
      }),

    /** The catalogue while no filter is active. */
    initial: (options?: CallOptions): Promise<Product[]> =>
      call({
        operation: 'listInitialCatalog',
        send: (init) => client.GET('/api/clientes/catalogo/inicio', init),
        read: products,
        options,
      }),

    /** The catalogue with filters; empty ones are not sent. */
    filter: (filters: CatalogFilterInput, options?: CallOptions): Promise<Product[]> =>
      call({
        operation: 'filterCatalog',
        send: (init) =>
          client.GET('/api/clientes/catalogo/filtros', {
            ...init,
            params: { query: filtersToQuery({ ...emptyFilters(), ...given(filters) }) },
          }),
        read: products,
        options,
      }),

    /** Products that match a text, sent as typed. */
    search: (termino: string, options?: CallOptions): Promise<Product[]> =>
      call({
        operation: 'searchCatalog',
        send: (init) =>
          client.GET('/api/clientes/catalogo/buscar', { ...init, params: { query: { termino } } }),
        read: products,
        options,
      }),

    /** Special offers. */
    offers: (options?: CallOptions): Promise<Product[]> =>
      call({
        operation: 'listOffers',
        send: (init) => client.GET('/api/clientes/catalogo/ofertas', init),
        read: products,
        options,
      }),

    /** One product; 404 when it does not exist or is not available. */
    product: (id: number, options?: CallOptions): Promise<Product> =>
      call({
        operation: 'getProduct',
        send: (init) =>
          client.GET('/api/clientes/catalogo/{id}', { ...init, params: { path: { id } } }),
        read: product,
        options,
      }),

    /** Stock of a product in one size (`'Única'` without sizes) and the id that the cart takes. */
    productSize: (query: ProductSizeQuery, options?: CallOptions): Promise<ProductSizeStock> =>
      call({
        operation: 'getProductSize',
        send: (init) => client.GET('/api/producto-talla/obtener', { ...init, params: { query } }),
        read: productSizeStock,
        options,
      }),
  };
}
