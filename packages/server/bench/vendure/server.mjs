// A Vendure on an empty database with the catalogue of products.csv (PORT, and DATABASE_URL of a
// PostgreSQL; without it SQLite in memory): prints its address when it is ready.
import { bootstrap, dummyPaymentHandler, LanguageCode } from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';
import { randomUUID } from 'node:crypto';

const { DATABASE_URL, PORT } = process.env;

function database() {
  if (!DATABASE_URL) return { type: 'sqljs' };
  const { port, hostname, username, pathname } = new URL(DATABASE_URL);
  const address = { host: hostname, port: Number(port), username, database: pathname.slice(1) };
  return { type: 'postgres', ...address };
}

/** @type {import('@vendure/core').VendureConfig} */
const config = {
  apiOptions: { port: Number(PORT), hostname: '127.0.0.1' },
  authOptions: {
    tokenMethod: ['bearer'],
    requireVerification: false,
    // Nobody logs in with it; in production the usual one is refused.
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
  },
  dbConnectionOptions: { ...database(), synchronize: true },
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

await populate(() => bootstrap(config), data, 'products.csv');
console.log(`ready http://127.0.0.1:${PORT}/shop-api`);
