import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/catalog.tsx'),
  route('pieza/:id', 'routes/product.tsx'),
  route('api/*', 'routes/shop-proxy.ts', { id: 'api' }),
  route('media/*', 'routes/shop-proxy.ts', { id: 'media' }),
] satisfies RouteConfig;
