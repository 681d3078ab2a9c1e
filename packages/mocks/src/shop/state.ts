import type { components } from '@filigrana/sdk/types';
import { viewAccount, type AccountView } from '../accounts/account-view.ts';
import { findByEmail } from '../accounts/find-account.ts';
import { viewCart } from '../cart/cart-view.ts';
import { findCart } from '../cart/carts.ts';
import { viewProduct, type ProductView } from '../catalog/product-view.ts';
import { viewOrderDetail } from '../orders/order-view.ts';
import { viewSpecialOrder } from '../special-orders/special-orders.handlers.ts';
import type { AccountRow } from '../world/rows.ts';
import { viewFaq } from '../faq/faq-view.ts';
import { withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

type Schemas = components['schemas'];

/**
 * What the shop holds right now, in the shapes of the wire. Everything is a copy: changing it
 * changes nothing.
 */
export interface MockState {
  /** Every product, also those that are not sold. */
  readonly products: ProductView[];
  /** Oldest first, like every list here. */
  readonly orders: Schemas['OrderDetail'][];
  /** Requests for custom pieces. */
  readonly specialOrders: Schemas['SpecialOrder'][];
  /** Accounts of customers and staff, with whether they are blocked. */
  readonly accounts: (AccountView & Pick<AccountRow, 'estado'>)[];
  /** Frequent questions, hidden ones too. */
  readonly faqs: Schemas['Faq'][];
  /** Offers for subscribers, sent or not. */
  readonly novedades: Schemas['Novedad'][];
  /** Addresses of the pictures, in their order. */
  readonly banners: string[];
  /** US dollars. */
  readonly shippingFee: number;
  /** The open cart of an account, by e-mail, or of an anonymous visitor, by session token. */
  cartOf(correoOrSessionToken: string): Schemas['Cart'];
  /** Pieces left; undefined when there is no such product-size. */
  stockOf(idProductoTalla: number): number | undefined;
}

export function stateOf(current: () => World): MockState {
  return {
    get products() {
      return current().products.map((row) => viewProduct(current(), row, 'staff'));
    },
    get orders() {
      return current().orders.map((row) => viewOrderDetail(current(), row));
    },
    get specialOrders() {
      return current().specialOrders.map((row) => viewSpecialOrder(current(), row));
    },
    get accounts() {
      return current().accounts.map((row) => ({
        ...viewAccount(current(), row),
        estado: row.estado,
      }));
    },
    get faqs() {
      return current().faqs.map((row) => viewFaq(current(), row));
    },
    get novedades() {
      return current().novedades.map((row) => withVersion(current(), row));
    },
    get banners() {
      return current().banners.map(({ image_url }) => image_url);
    },
    get shippingFee() {
      return current().shippingFee.monto;
    },
    cartOf(name) {
      const account = findByEmail(current(), name);
      const owner = account ? { idUsuario: account.idUsuario } : { sessionToken: name };
      return viewCart(current(), findCart(current(), owner));
    },
    stockOf: (id) =>
      current().pieces.find(({ idProducto_talla }) => idProducto_talla === id)?.stock,
  };
}
