import { makeNotice, type Notice, type NoticeMaker } from '../../shared/texts/notice.ts';
import type { browsingTexts } from './browsing-texts.ts';
import type { cartTexts } from './cart-texts.ts';
import type { storefrontTexts } from './storefront-texts.ts';

/** Codes of the storefront's messages. */
export type StorefrontCode = keyof typeof storefrontTexts;
export type StorefrontNotice = Notice<StorefrontCode>;

/** What the cart says. */
export type CartNotice = Notice<keyof typeof cartTexts>;

/** What is said to somebody who looks around. */
export type BrowsingNotice = Notice<keyof typeof browsingTexts>;

/** Makes a notice for visitors and customers: `notice('cart.maxAvailable', { n: 3 })`. */
export const notice = makeNotice as NoticeMaker<typeof storefrontTexts>;
