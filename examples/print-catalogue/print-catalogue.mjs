// Usage: node print-catalogue.mjs [shop address] [category]
import { createShop, isApiError, memorySession } from '@filigrana/sdk';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';

const [host = 'http://localhost:3000', category] = process.argv.slice(2);
const shop = createShop({ host, session: memorySession() });

try {
  const products = category
    ? await shop.catalog.filter({ categoria: [category] })
    : await shop.catalog.initial();
  for (const product of products)
    console.log(
      `${product.nombreProducto.padEnd(34)} ${formatUsd(chargedPrice(product)).padStart(14)}`,
    );
  console.log(`${products.length} piezas`);
} catch (error) {
  if (!isApiError(error)) throw error;
  console.error(`${host} did not answer as a shop (${error.kind}): ${error.message}`);
  process.exitCode = 1;
}
