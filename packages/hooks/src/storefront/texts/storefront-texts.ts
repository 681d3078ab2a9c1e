import { commonTexts } from '../../shared/texts/common-texts.ts';
import { accountTexts } from './account-texts.ts';
import { cartTexts } from './cart-texts.ts';
import { formTexts } from './form-texts.ts';

/** Every message that a visitor or a customer can be told, in Spanish, by code. */
export const storefrontTexts = {
  ...commonTexts,
  ...formTexts,
  ...cartTexts,
  ...accountTexts,
} as const;
