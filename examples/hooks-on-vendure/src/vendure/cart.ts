import { cartTexts, HttpProblem } from '@filigrana/sdk/answers';
import { fromCents } from '@filigrana/sdk/domain';
import type { Handlers } from './call.ts';
import { plainText, sizeOf, VARIANT, type Variant } from './catalog.ts';
import type { ShopApi } from './shop-api.ts';

interface Line {
  id: string;
  quantity: number;
  discountedUnitPriceWithTax: number;
  discountedLinePriceWithTax: number;
  featuredAsset: { preview: string } | null;
  productVariant: Variant & { product: { id: string; name: string; description: string } };
}

interface Order {
  id: string;
  subTotalWithTax: number;
  shippingWithTax: number;
  totalWithTax: number;
  lines: Line[];
}

type Refusal =
  | { __typename: 'InsufficientStockError'; quantityAvailable: number }
  | { __typename: 'OrderModificationError' | 'OrderLimitError' | 'OrderInterceptorError' };
type Changed = ({ __typename: 'Order' } & Order) | Refusal;

const ORDER = `id subTotalWithTax shippingWithTax totalWithTax lines {
  id quantity discountedUnitPriceWithTax discountedLinePriceWithTax featuredAsset { preview }
  productVariant { ${VARIANT} product { id name description } } }`;
const CHANGED = `__typename ... on Order { ${ORDER} }`;
const STOCKED = `${CHANGED} ... on InsufficientStockError { quantityAvailable }`;
const ADD = `mutation ($id: ID!, $quantity: Int!) {
  changed: addItemToOrder(productVariantId: $id, quantity: $quantity) { ${STOCKED} } }`;
const ADJUST = `mutation ($id: ID!, $quantity: Int!) {
  changed: adjustOrderLine(orderLineId: $id, quantity: $quantity) { ${STOCKED} } }`;
const REMOVE = `mutation ($id: ID!) { changed: removeOrderLine(orderLineId: $id) { ${CHANGED} } }`;
const EMPTY = `mutation { changed: removeAllOrderLines { ${CHANGED} } }`;

/** The order that the visitor is filling; null before anything was put into it. */
async function activeOrder({ ask }: ShopApi): Promise<Order | null> {
  const { activeOrder } = await ask<{ activeOrder: Order | null }>(`{ activeOrder { ${ORDER} } }`);
  return activeOrder;
}

/** The contract names a line by what it holds. */
async function lineOf(api: ShopApi, idProductoTalla: number): Promise<Line | undefined> {
  const lines = (await activeOrder(api))?.lines ?? [];
  return lines.find(({ productVariant }) => Number(productVariant.id) === idProductoTalla);
}

async function existingLine(api: ShopApi, idProductoTalla: number): Promise<Line> {
  const line = await lineOf(api, idProductoTalla);
  if (!line) throw new HttpProblem('NOT_FOUND');
  return line;
}

async function change({ ask }: ShopApi, mutation: string, variables = {}): Promise<Changed> {
  return (await ask<{ changed: Changed }>(mutation, variables)).changed;
}

function changedOrder(changed: Changed): Order {
  if (changed.__typename === 'Order') return changed;
  // The order is being paid elsewhere, or a rule of this Vendure is against it.
  throw new HttpProblem('INVALID_STATE');
}

/**
 * Vendure gives as many as there are and then complains; the contract's line stays as it was.
 *
 * @param before Pieces that the line had.
 * @param stock Pieces that it can have.
 */
async function refuse(
  api: ShopApi,
  { line: id, before, stock }: { line: number; before: number; stock: number },
): Promise<never> {
  const line = await lineOf(api, id);
  if (line && line.quantity !== before)
    await change(api, ADJUST, { id: line.id, quantity: before });
  throw new HttpProblem('STOCK_EXCEEDED', { stock });
}

function view(order: Order | null) {
  if (!order) return { idCarrito: null, subtotal: 0, montoEnvio: 0, montoTotal: 0, productos: [] };
  const { id, subTotalWithTax, shippingWithTax, totalWithTax, lines } = order;
  return {
    idCarrito: Number(id),
    subtotal: fromCents(subTotalWithTax),
    montoEnvio: fromCents(shippingWithTax),
    montoTotal: fromCents(totalWithTax),
    productos: lines.map(lineView),
  };
}

function lineView({ productVariant: { product, ...variant }, ...line }: Line) {
  return {
    idCarritoProducto: Number(line.id),
    idProducto_talla: Number(variant.id),
    idProducto: Number(product.id),
    productoNombre: product.name,
    descripcion: plainText(product.description),
    tallaNombre: sizeOf(variant),
    cantidad: line.quantity,
    precioUnitario: fromCents(line.discountedUnitPriceWithTax),
    subtotalProducto: fromCents(line.discountedLinePriceWithTax),
    image_url: line.featuredAsset?.preview ?? null,
  };
}

export const cartHandlers: Handlers = {
  createSession: async ({ api }) => ({ sessionToken: await api.newToken() }),
  getCart: async ({ api }) => ({ carrito: view(await activeOrder(api)) }),
  async addToCart({ api, body: { idProducto_talla: line, cantidad: quantity } }) {
    const before = (await lineOf(api, line))?.quantity ?? 0;
    const changed = await change(api, ADD, { id: line, quantity });
    // Here it tells how many more there were.
    if (changed.__typename === 'InsufficientStockError')
      return refuse(api, { line, before, stock: before + changed.quantityAvailable });
    return { mensaje: cartTexts.added, carrito: view(changedOrder(changed)) };
  },
  async changeCartQuantity({ api, body: { idProducto_talla: line, nuevaCantidad } }) {
    const { id, quantity: before } = await existingLine(api, line);
    const changed = await change(api, ADJUST, { id, quantity: nuevaCantidad });
    if (changed.__typename === 'InsufficientStockError')
      return refuse(api, { line, before, stock: changed.quantityAvailable });
    const carrito = view(changedOrder(changed));
    const item = carrito.productos.find((one) => one.idProducto_talla === line);
    if (!item) throw new HttpProblem('NOT_FOUND');
    return { item, carrito };
  },
  async removeFromCart({ api, body: { idProducto_talla } }) {
    const { id } = await existingLine(api, idProducto_talla);
    const order = changedOrder(await change(api, REMOVE, { id }));
    return { mensaje: cartTexts.removed, carrito: view(order) };
  },
  async emptyCart({ api }) {
    if (!(await activeOrder(api))) return { mensaje: cartTexts.emptied, carrito: view(null) };
    const order = changedOrder(await change(api, EMPTY));
    return { mensaje: cartTexts.emptied, carrito: view(order) };
  },
};
