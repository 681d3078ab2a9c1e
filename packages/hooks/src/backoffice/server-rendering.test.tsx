// @vitest-environment node
import { memorySession } from '@filigrana/sdk';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  useBannersUpload,
  useCustomers,
  useDashboard,
  useFaqAdmin,
  useFaqForm,
  useIdentificationRelease,
  useNovedadesAdmin,
  useNovedadForm,
  useLegalTextForm,
  useNotify,
  useOrderDetails,
  useOrderReview,
  useOrders,
  useOrderTimeline,
  useProductForm,
  useProductsAdmin,
  useReceiptReview,
  useShippingFeeAdmin,
  useSpecialOrdersAdmin,
  useSpecialOrderTimeline,
  useStaffAccess,
  useStaffAccounts,
  useStaffProfile,
  useStaffProfileEdit,
  useStaffRoles,
  useStock,
  useStockEdit,
  useTexts,
} from '../backoffice.ts';
import * as backoffice from '../backoffice.ts';
import { ShopProvider } from '../shared/provider/shop-provider.tsx';
import { fakeShop } from '../testing/fake-shop.test.kit.ts';
import { productWire } from '../testing/product.test.kit.ts';

/** Every hook of the back office, as a page calls it. */
const HOOKS = {
  useBannersUpload,
  useCustomers,
  useDashboard,
  useFaqAdmin,
  useFaqForm: () => useFaqForm(null),
  useIdentificationRelease: () => useIdentificationRelease({ identificacion: '1' }),
  useNovedadesAdmin,
  useNovedadForm: () => useNovedadForm(null),
  useLegalTextForm: () => useLegalTextForm('privacidad', 'Cuidamos tus datos.'),
  useNotify,
  useOrderDetails: () => useOrderDetails(1),
  useOrderReview,
  useOrders,
  useOrderTimeline: () => useOrderTimeline(1),
  useProductForm: () => useProductForm(productWire()),
  useProductsAdmin,
  useReceiptReview: () => useReceiptReview(null),
  useShippingFeeAdmin,
  useSpecialOrdersAdmin,
  useSpecialOrderTimeline: () => useSpecialOrderTimeline(1),
  useStaffAccess,
  useStaffAccounts,
  useStaffProfile,
  useStaffProfileEdit: () => useStaffProfileEdit(null),
  useStaffRoles,
  useStock,
  useStockEdit: () => useStockEdit(productWire()),
  useTexts,
} satisfies Record<string, () => unknown>;

test('every exported hook is tried', () => {
  const hooks = Object.keys(backoffice).filter((name) => name.startsWith('use'));
  expect(hooks.sort()).toEqual(Object.keys(HOOKS).sort());
});

test.each(Object.entries(HOOKS))('%s renders on a server, without a window', (_name, useHook) => {
  expect(typeof window).toBe('undefined');
  let seen: unknown;
  const Page = () => {
    seen = useHook();
    return null;
  };
  renderToString(
    <ShopProvider shop={fakeShop()} session={memorySession()}>
      <Page />
    </ShopProvider>,
  );
  expect(seen).toBeTruthy();
});
