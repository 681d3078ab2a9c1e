import { englishTexts } from '@filigrana/hooks/en';
import { ownTexts as spanish } from './own-texts.ts';

const added = { ...englishTexts['cart.added'], ...spanish.texts['cart.added'] };

/** What the server says is Spanish. */
export const ownTexts = { texts: { ...englishTexts, 'cart.added': added }, preferOwnTexts: true };
