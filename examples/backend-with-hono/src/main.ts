import { serve as listen } from '@hono/node-server';
import { accountHandlers } from './accounts.ts';
import { cartHandlers } from './cart.ts';
import { catalogHandlers } from './catalog.ts';
import { serve } from './contract.ts';
import { orderHandlers } from './orders.ts';
import { files } from './shop.ts';

const handlers = { ...catalogHandlers, ...cartHandlers, ...accountHandlers, ...orderHandlers };
const app = serve(handlers);

app.get('/archivos/:name', (context) => {
  const file = files.get(context.req.param('name'));
  if (!file) return context.notFound();
  return context.body(file.bytes, 200, {
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

const { HOST: hostname = '127.0.0.1', PORT = '8080' } = process.env;
listen({ fetch: app.fetch, hostname, port: Number(PORT) }, ({ port }) =>
  console.log(`Your backend answers at http://${hostname}:${port}`),
);
