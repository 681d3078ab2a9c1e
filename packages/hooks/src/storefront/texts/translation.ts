import type { ProblemCode } from '@filigrana/sdk/contract';
import type { Message } from '../../shared/texts/message.ts';
import type { TextOverride } from '../../shared/texts/say.ts';
import type { storefrontTexts } from './storefront-texts.ts';

/** The parts that a message has in Spanish. */
type Parts<Of extends Message> = {
  [Part in 'title' | 'text' as Of[Part] extends '' ? never : Part]: NonNullable<TextOverride[Part]>;
} & Pick<TextOverride, 'duration' | 'variant'>;

/**
 * The storefront in another language: every message of it, and `problem.…` for every error code of the
 * contract. One that is missing does not compile.
 *
 * @example
 * export const germanTexts = { 'cart.undo': { text: 'Rückgängig' } } satisfies Partial<StorefrontTranslation>;
 */
export type StorefrontTranslation = {
  [Code in keyof typeof storefrontTexts]: Parts<(typeof storefrontTexts)[Code]>;
} & {
  [Code in ProblemCode as `problem.${Code}`]: Pick<TextOverride, 'title'> &
    Required<Pick<TextOverride, 'text'>>;
};
