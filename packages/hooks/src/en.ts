/** The storefront in English: for the provider's `texts`, together with `preferOwnTexts`. */
export { englishLabels } from './storefront/texts/english-labels.ts';
export { englishTexts } from './storefront/texts/english-texts.ts';
export type { StorefrontTranslation } from './storefront/texts/translation.ts';
