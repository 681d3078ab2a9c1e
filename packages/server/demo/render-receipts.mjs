/**
 * Draws the receipts of the demo orders. They are committed, because a machine that runs the shop may
 * have no fonts; run this again after changing orders.json or prices:
 *
 *   node packages/server/demo/render-receipts.mjs
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const SHIPPING = 8;
const METHODS = {
  sinpe: { title: 'SINPE Móvil', to: 'Teléfono de la tienda', band: '#14564d' },
  transferencia: { title: 'Transferencia bancaria', to: 'Cuenta de la tienda', band: '#28527a' },
};

const prices = new Map(
  read('catalogue.json').map(({ imagen, precio, precioEspecial }) => [
    imagen,
    precioEspecial ?? precio,
  ]),
);

for (const order of read('orders.json')) {
  const subtotal = order.piezas.reduce(
    (sum, { imagen, cantidad }) => sum + prices.get(imagen) * cantidad,
    0,
  );
  await sharp(Buffer.from(draw(order, subtotal + SHIPPING)))
    .webp({ quality: 80 })
    .toFile(new URL(`images/${order.comprobante}`, import.meta.url).pathname);
}

function draw({ metodoPago, referencia }, total) {
  const { title, to, band } = METHODS[metodoPago];
  const rows = [
    ['Referencia', referencia],
    ['Concepto', 'Pedido en línea'],
    ['Destino', to],
    ['A nombre de', 'Filigrana'],
    ['Estado', 'Aplicado'],
  ];
  const lines = rows.map(
    ([name, value], index) => `
    <text x="60" y="${540 + index * 84}" class="name">${name}</text>
    <text x="660" y="${540 + index * 84}" class="value">${value}</text>
    <path d="M60 ${566 + index * 84}H660" stroke="#dddddd"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1080" viewBox="0 0 720 1080"
      font-family="Verdana, DejaVu Sans, Arial, sans-serif">
    <style>
      .name { font-size: 25px; fill: #666666; }
      .value { font-size: 25px; fill: #1f2321; text-anchor: end; }
      .middle { text-anchor: middle; }
    </style>
    <rect width="720" height="1080" fill="#f3f4f4"/>
    <rect width="720" height="236" fill="${band}"/>
    <text x="360" y="106" class="middle" font-size="36" fill="#ffffff">${title}</text>
    <text x="360" y="158" class="middle" font-size="23" fill="#d8e3e0">Comprobante de pago</text>
    <rect x="30" y="204" width="660" height="806" rx="14" fill="#ffffff"/>
    <circle cx="360" cy="288" r="40" fill="#e3efe2"/>
    <path d="M342 289l13 13 24-26" fill="none" stroke="#2a6a35" stroke-width="6"
      stroke-linecap="round" stroke-linejoin="round"/>
    <text x="360" y="394" class="middle" font-size="25" fill="#666666">Monto</text>
    <text x="360" y="452" class="middle" font-size="48" fill="#1f2321">$${total.toFixed(2)}</text>
    ${lines.join('')}
    <text x="360" y="972" class="middle" font-size="21" fill="#a8281c">Demostración, sin ningún valor</text>
  </svg>`;
}
