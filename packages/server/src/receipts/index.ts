export { createReceiptWatch, type ReceiptWatch } from './receipt-watch.ts';
