/** A builder for every entity, in the shape of the wire; give what matters, the rest is plausible. */
export { addition, cart, cartLine } from './fixtures/carts.ts';
export { banners, faq, novedad, shippingFee } from './fixtures/content.ts';
export { imageFile, pdfFile } from './fixtures/files.ts';
export {
  order,
  orderDetail,
  orderLine,
  orderShipping,
  purchase,
  specialOrder,
} from './fixtures/orders.ts';
export {
  customer,
  customerRow,
  person,
  registration,
  staff,
  staffMember,
} from './fixtures/people.ts';
export {
  activityEntry,
  dashboard,
  orderReview,
  paymentReference,
  shopAlert,
  similarReceipt,
  timelineEvent,
} from './fixtures/review.ts';
export { product, productSize } from './fixtures/products.ts';
