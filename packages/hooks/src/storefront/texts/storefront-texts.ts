import { commonTexts } from '../../shared/texts/common-texts.ts';
import { fieldTexts } from '../../shared/texts/field-texts.ts';
import { accountTexts } from './account-texts.ts';
import { browsingTexts } from './browsing-texts.ts';
import { cartPageTexts } from './cart-page-texts.ts';
import { purchaseTexts } from './purchase-texts.ts';

/** Every message that a visitor or a customer can be told, in Spanish, by code. */
export const storefrontTexts = {
  ...commonTexts,
  ...fieldTexts,
  ...browsingTexts,
  ...cartPageTexts,
  ...purchaseTexts,
  ...accountTexts,
} as const;
