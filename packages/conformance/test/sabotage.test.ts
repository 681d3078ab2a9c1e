import { createRequire } from 'node:module';
import { cases } from '@filigrana/conformance';
import { listOperations, type ContractDocument } from '@filigrana/sdk/contract';
import { describe, expect, test } from 'vitest';
import { exampleOf } from './examples.ts';
import {
  answers,
  isCall,
  mock,
  requests,
  runAgainst,
  withoutField,
  withoutKey,
  withoutQuery,
  type Sabotage,
} from './sabotage.ts';

/**
 * Is the suite sharp? The mocks conform; here something stands between them and the suite and gets
 * one thing wrong at a time, and the suite must notice.
 */
const document = createRequire(import.meta.url)('@filigrana/sdk/openapi.json') as ContractDocument;
const operations = listOperations(document);

/** Writes whose only visible effect is their answer. */
const WITHOUT_EFFECT = [
  'login',
  'createSession',
  'getCart',
  'requestPasswordReset',
  'setCartShipping',
];

describe('a host that says yes and does nothing is found out', () => {
  const writes = operations.filter(
    ({ method, id }) => method !== 'get' && !WITHOUT_EFFECT.includes(id),
  );
  test.each(writes)('in $id', async ({ id, method, url, successStatus }) => {
    const pattern = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
    const yes = exampleOf(document, { url, method, status: successStatus });
    const sabotage: Sabotage = async (request, forward) => {
      const isIt =
        request.method === method.toUpperCase() && pattern.test(new URL(request.url).pathname);
      return isIt ? Response.json(yes, { status: successStatus }) : forward(request);
    };
    const claiming = cases.filter(({ statuses }) =>
      statuses.some(([operation, status]) => operation === id && status === successStatus),
    );
    for (const one of claiming)
      if ((await runAgainst(sabotage, one.id)).outcome === 'different') return;
    expect.fail(`None of ${claiming.map((one) => one.id).join(', ')} noticed`);
  });
});

const REVIEW = /^GET \/api\/pedido\/\d+\/revision$/;
/** The newest note that was sent. */
let noted = '';

interface Line {
  precio: number;
  estado: number;
}

describe('a host that gets one thing wrong is found out', () => {
  test.each<[what: string, id: string, sabotage: Sabotage]>([
    [
      'a total that is a cent off',
      'cart.add',
      answers('POST /api/carrito/obtener', ({ carrito }: { carrito: { montoTotal: number } }) => ({
        carrito: { ...carrito, montoTotal: carrito.montoTotal + 0.01 },
      })),
    ],
    [
      'the wrong stock in a refusal',
      'cart.stock-exceeded-on-add',
      answers('POST /api/carrito/agregar', (body: { stock?: number }, status) =>
        status === 409 ? { ...body, stock: 99 } : body,
      ),
    ],
    [
      'a price that a client sent',
      'cart.add',
      answers('POST /api/carrito/obtener', ({ carrito }: { carrito: { productos: object[] } }) => ({
        carrito: {
          ...carrito,
          productos: carrito.productos.map((line) => ({ ...line, precioUnitario: 1 })),
        },
      })),
    ],
    [
      'a session that login forgets',
      'cart.merge-at-login',
      requests('POST /api/users/clientes/login', withoutField('sessionToken')),
    ],
    [
      'a key that is not looked at',
      'checkout.same-key',
      requests('POST /api/compra', async (request) => {
        const headers = new Headers(request.headers);
        headers.delete('idempotency-key');
        return new Request(request, { headers });
      }),
    ],
    [
      'a total that is not compared',
      'checkout.total-changed',
      requests('POST /api/compra', async (request) => {
        const form = await request.formData();
        form.delete('montoTotal');
        const headers = new Headers(request.headers);
        headers.delete('content-type');
        return new Request(request.url, { method: 'POST', headers, body: form });
      }),
    ],
    [
      'pieces that are given back twice',
      'orders.reject',
      async (request, forward) => {
        const response = await forward(request);
        if (!isCall(request, 'GET /api/producto-talla/obtener')) return response;
        const { stock, ...rest } = (await response.json()) as { stock: number };
        return Response.json({ ...rest, stock: stock === 4 ? 7 : stock });
      },
    ],
    [
      'prices that rise where they should fall',
      'catalog.filter-price',
      answers('GET /api/clientes/catalogo/filtros', (found: Line[]) => found.toReversed()),
    ],
    [
      'products without any price',
      'catalog.initial',
      answers('GET /api/clientes/catalogo/inicio', (found: Line[]) =>
        found.map((one) => ({ ...one, precio: null, precioEspecial: null })),
      ),
    ],
    [
      'a product that is not available in a list',
      'catalog.initial',
      answers('GET /api/clientes/catalogo/inicio', ([first, ...rest]: Line[]) => [
        { ...first, estado: 0 },
        ...rest,
      ]),
    ],
    [
      'an order of the list that is not newest first',
      'faq.create',
      answers('GET /api/preguntas/preguntas', (rows: object[]) => rows.toReversed()),
    ],
    [
      'a hidden question for everybody',
      'faq.visible',
      answers('GET /api/preguntas/preguntas-visibles', ([first, ...rest]: object[]) => [
        { ...first, visible: 0 },
        ...rest,
      ]),
    ],
    [
      'words that tell who has an account',
      'accounts.wrong-password',
      answers('POST /api/users/clientes/login', (body: { error?: string }, status) =>
        status === 401 ? { ...body, error: `Mal ${Math.random()}` } : body,
      ),
    ],
    [
      'a refusal without a code',
      'faq.deleteFaq-404',
      answers('DELETE /api/preguntas/', ({ error }: { error: string }) => ({ error })),
    ],
    [
      'a validation that names no field',
      'checkout.placeOrder-400',
      answers('POST /api/compra', ({ error, code }: { error: string; code: string }) => ({
        error,
        code,
      })),
    ],
    [
      'a receipt that opens for everybody',
      'orders.detail',
      async (request, forward) =>
        isCall(request, 'GET /files/')
          ? new Response('x', { headers: { 'content-type': 'image/webp' } })
          : forward(request),
    ],
    [
      'a picture that does not open',
      'catalog.pictures',
      async (request, forward) =>
        isCall(request, 'GET /media/') ? new Response(null, { status: 404 }) : forward(request),
    ],
    [
      'a picture for messages that is a page',
      'catalog.preview',
      answers(/^GET \/api\/clientes\/catalogo\/\d+$/, (body: object) => ({
        ...body,
        vistaPrevia: '/clientes',
      })),
    ],
    [
      'an edit that overwrites a colleague',
      'faq.version-conflict',
      requests('PUT /api/preguntas/editarPregunta/', withoutField('version')),
    ],
    [
      'a change of a cart that is another one by now',
      'cart.version-conflict',
      requests('PUT /api/carrito/cantidad', withoutField('version')),
    ],
    [
      'a retry that puts the piece in twice',
      'cart.retry',
      requests('POST /api/carrito/agregar', async (request) =>
        withoutKey(await withoutField('version')(request)),
      ),
    ],
    [
      'a refused retry of a change that was made',
      'cart.retry',
      requests('POST /api/carrito/agregar', withoutKey),
    ],
    [
      'twins that are both made',
      'cart.twins',
      requests('POST /api/carrito/agregar', withoutField('version')),
    ],
    [
      'a conflict that does not tell the cart of today',
      'cart.version-conflict',
      answers(
        'DELETE /api/carrito/vaciar',
        ({ carrito: _, ...body }: { carrito?: object }) => body,
      ),
    ],
    [
      'a change after the purchase that was made before it',
      'cart.late-after-purchase',
      requests('POST /api/carrito/agregar', withoutField('version')),
    ],
    [
      'a range of prices that is not looked at',
      'catalog.filter-range',
      requests('GET /api/clientes/catalogo/filtros', withoutQuery),
    ],
    [
      'an order of the catalogue that is not looked at',
      'catalog.filter-orders',
      requests('GET /api/clientes/catalogo/filtros', withoutQuery),
    ],
    [
      'an option that counts only what is chosen already',
      'catalog.counts',
      answers(
        'GET /api/clientes/catalogo/filtros/cuentas',
        (counts: { categoria: { valor: string; cantidad: number }[] }) => ({
          ...counts,
          categoria: counts.categoria.map((one) =>
            one.valor === 'Anillos' || one.valor === 'Aretes' ? one : { ...one, cantidad: 0 },
          ),
        }),
      ),
    ],
    [
      'counts that leave the search out of account',
      'catalog.counts-search',
      requests('GET /api/clientes/catalogo/filtros/cuentas', withoutQuery),
    ],
    [
      'a deletion of what a colleague has changed',
      'faq.deletion-version-conflict',
      requests('DELETE /api/preguntas/', withoutQuery),
    ],
    [
      'a conflict that does not tell what is there now',
      'shipping.version-conflict',
      answers('PUT /api/envio', ({ actual: _, ...body }: { actual?: object }) => body),
    ],
    [
      'the same receipt twice',
      'order-review.same-receipt',
      answers(REVIEW, (body: object) => ({ ...body, comprobantesParecidos: [] })),
    ],
    [
      'the same reference twice',
      'order-review.repeated-reference',
      answers(REVIEW, ({ referencia, ...body }: { referencia: object | null }) => ({
        ...body,
        referencia: referencia && { ...referencia, problemas: [], repetidaEn: [] },
      })),
    ],
    [
      'a note that customers can read',
      'order-review.internal-notes',
      async (request, forward) => {
        if (isCall(request, 'POST /api/pedido/')) noted = await request.clone().text();
        const response = await forward(request);
        if (!isCall(request, 'GET /api/pedido/usuario')) return response;
        const body = (await response.json()) as object;
        return Response.json(Array.isArray(body) ? body : { ...body, notas: noted });
      },
    ],
    [
      'a history without its first event',
      'special-orders.history',
      answers(/^GET .*\/historial$/, (events: object[]) => events.slice(1)),
    ],
    [
      'sales that hold rejected orders',
      'dashboard.sales',
      async (request, forward) => {
        const response = await forward(request);
        if (isCall(request, 'GET /api/panel')) {
          const body = (await response.json()) as { ventasPorSemana: object[] };
          const sold = mock.state.orders.length;
          const ventasPorSemana = body.ventasPorSemana.map((week) => ({ ...week, pedidos: sold }));
          return Response.json({ ...body, ventasPorSemana });
        }
        return response;
      },
    ],
    [
      'somebody else’s order',
      'orders.mine',
      async (request, forward) => {
        const response = await forward(request);
        if (!/\/api\/pedido\/usuario\/\d+$/.test(request.url) || response.status !== 404)
          return response;
        return Response.json(
          exampleOf(document, { url: '/api/pedido/usuario/:idPedido', method: 'get', status: 200 }),
        );
      },
    ],
  ])('%s, by %s', async (_what, id, sabotage) => {
    const honest = await runAgainst((request, forward) => forward(request), id);
    expect(honest.differences).toEqual([]);
    mock.reset();
    expect((await runAgainst(sabotage, id)).outcome).toBe('different');
  });
});
