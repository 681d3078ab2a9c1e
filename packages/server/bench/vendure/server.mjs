// A Vendure with a small catalogue on an empty PostgreSQL (DATABASE_URL, PORT): prints its address when it is ready.
import { bootstrap, dummyPaymentHandler, LanguageCode } from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

const PRODUCTS = 40;
const { port, hostname, username, pathname } = new URL(process.env.DATABASE_URL);

/** @type {import('@vendure/core').VendureConfig} */
const config = {
  apiOptions: { port: Number(process.env.PORT), hostname: '127.0.0.1' },
  authOptions: {
    tokenMethod: ['bearer'],
    requireVerification: false,
    // Nobody logs in with it; in production the usual one is refused.
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: hostname,
    port: Number(port),
    username,
    database: pathname.slice(1),
    synchronize: true,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
};

const data = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'America',
  countries: [{ code: 'CR', name: 'Costa Rica', zone: 'America' }],
  taxRates: [{ name: 'Standard', percentage: 0 }],
  shippingMethods: [{ name: 'Correos', price: 800 }],
  paymentMethods: [
    {
      name: 'Transfer',
      handler: {
        code: dummyPaymentHandler.code,
        arguments: [{ name: 'automaticSettle', value: 'false' }],
      },
    },
  ],
  collections: [],
};

const HEAD =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
const rows = Array.from({ length: PRODUCTS }, (_, index) =>
  [
    ...[
      `Piece ${index}`,
      `piece-${index}`,
      'Silver 925 made by hand.',
      '',
      '',
      '',
      '',
      `P${index}`,
    ],
    ...['98.00', 'Standard', '100000', 'true', '', ''],
  ].join(','),
);
await writeFile('products.csv', [HEAD, ...rows, ''].join('\n'));

await populate(() => bootstrap(config), data, 'products.csv');
console.log(`ready http://127.0.0.1:${process.env.PORT}/shop-api`);
