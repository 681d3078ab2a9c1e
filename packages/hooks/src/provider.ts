/** The provider with the texts of both audiences: the one place that knows all their codes. */
import type { ReactElement } from 'react';
import type { BackofficeCode } from './backoffice/texts/backoffice-notice.ts';
import {
  ShopProvider as Provider,
  type ShopProviderProps as ProviderProps,
} from './shared/provider/shop-provider.tsx';
import type { ProblemCode } from '@filigrana/sdk/contract';
import type { TextOverride } from './shared/texts/say.ts';
import type { StorefrontCode } from './storefront/texts/storefront-notice.ts';

/** Texts that replace the shop's own, by code, whole or in part. A code that is none does not compile. */
export type TextOverrides = Readonly<
  Partial<Record<StorefrontCode | BackofficeCode | `problem.${ProblemCode}`, TextOverride>>
>;

export interface ShopProviderProps extends Omit<ProviderProps, 'texts'> {
  /** Texts that replace the shop's own, by code: `{ 'cart.removed': { title: 'Quitado' } }`. */
  texts?: TextOverrides | undefined;
}

/**
 * Gives the hooks below it their shop. Every provider has its own cache, cart and toasts, so one
 * page can hold several shops and a server several visitors.
 *
 * @example
 * const shop = createShop({ host });
 * <ShopProvider shop={shop}><App /></ShopProvider>
 */
export const ShopProvider: (props: ShopProviderProps) => ReactElement = Provider;
