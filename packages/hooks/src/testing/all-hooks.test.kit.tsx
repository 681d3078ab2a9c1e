import { memorySession } from '@filigrana/sdk';
import type { ReactElement } from 'react';
import * as backoffice from '../backoffice.ts';
import * as storefront from '../index.ts';
import { ShopProvider } from '../shared/provider/shop-provider.tsx';
import { fakeShop } from './fake-shop.test.kit.ts';
import { loggedIn, user } from './fixtures.test.kit.ts';
import { productWire } from './product.test.kit.ts';

type Hook = (...args: unknown[]) => unknown;

/** What hooks are called with that need something. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  useGuard: [[1]],
  useProduct: [null],
  useProductSelection: [undefined],
  useProfileEdit: [undefined],
  useResetPassword: ['token'],
  useOrderDetails: [null],
  useStaffProfileEdit: [user({ correo: 'manager@filigrana.test' })],
  useFaqForm: [null],
  useNovedadForm: [null],
  useProductForm: [null],
  useStockEdit: [productWire()],
};

const hooksOf = (entry: object) =>
  Object.entries(entry).filter((member): member is [string, Hook] => /^use[A-Z]/.test(member[0]));

/** Every hook that the package exports, by entry. */
export const ALL_HOOKS = [
  ['storefront', hooksOf(storefront)],
  ['backoffice', hooksOf(backoffice)],
] as const;

/** A page that shows all that one hook returns, to a customer who is logged in. */
export function pageOf(name: string, hook: Hook): ReactElement {
  const Reader = () => {
    const shown = hook(...(ARGUMENTS[name] ?? []));
    return <pre>{JSON.stringify(shown) ?? ''}</pre>;
  };
  return (
    <ShopProvider shop={fakeShop()} session={memorySession(loggedIn())}>
      <Reader />
    </ShopProvider>
  );
}
