import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fallbackEntry } from '../../shared/provider/fallback.ts';
import { accountKeys, orderKeys, specialOrderKeys } from '../../shared/reads/keys.ts';
import { loggedIn, user } from '../../../test/fixtures.ts';
import { worldOf, type ShopWorld } from '../../../test/render-with-shop.tsx';
import { useMyOrders } from '../orders/use-my-orders.ts';
import { useMySpecialOrders } from '../special-orders/use-my-special-orders.ts';
import { useSpecialOrderForm } from '../special-orders/use-special-order-form.ts';
import { useCloseAccount } from '../personal-data/use-close-account.ts';
import { useDataDownload } from '../personal-data/use-data-download.ts';
import { useLogin } from './use-login.ts';
import { useProfileEdit } from './use-profile-edit.ts';
import { useProfile } from './use-profile.ts';
import {
  useConfirmationLetter,
  useEmailConfirmation,
  useLeaveNovedades,
} from './use-mailed-link.ts';
import { useRecovery } from './use-recovery.ts';
import { useRegistration } from './use-registration.ts';
import { useResetPassword } from './use-reset-password.ts';

/** Everything that the hooks of an account show, in one page. */
function Page() {
  const { data } = useProfile();
  const shown = {
    profile: data?.correo,
    login: useLogin(),
    edit: useProfileEdit(data),
    registration: useRegistration(),
    recovery: useRecovery(),
    reset: useResetPassword('abc'),
    closing: useCloseAccount(),
    download: useDataDownload(),
    confirmation: useEmailConfirmation('abc'),
    letter: useConfirmationLetter(),
    leaving: useLeaveNovedades('abc'),
    orders: useMyOrders(),
    specialOrders: useMySpecialOrders(),
    specialOrder: useSpecialOrderForm(),
  };
  return <pre>{JSON.stringify(shown, null, 1)}</pre>;
}

const shop: ShopWorld['shop'] = {
  recovery: { verify: () => Promise.resolve({ valido: true, mensaje: null }) },
};

test('is rendered by a server as what nobody has touched yet, and hydrates as that', async () => {
  const { wrapper: Server } = worldOf({ shop });
  const html = renderToString(
    <Server>
      <Page />
    </Server>,
  );
  const text = html.replaceAll('&quot;', '"');
  expect(text).toContain('"link": "checking"');
  expect(text).toContain('"access": "unknown"');
  expect(text).not.toContain('failed');

  // In the browser somebody is logged in, and the answers are there already.
  const { idUsuario } = user();
  const { wrapper: Browser } = worldOf({
    shop,
    session: loggedIn(),
    fallback: Object.fromEntries([
      fallbackEntry(accountKeys.profile(idUsuario), user()),
      fallbackEntry(orderKeys.mine(idUsuario), []),
      fallbackEntry(specialOrderKeys.mine(idUsuario), []),
    ]),
  });
  const container = document.createElement('div');
  container.innerHTML = html;
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Browser>
        <Page />
      </Browser>,
      { onRecoverableError: (error) => mismatches.push(error) },
    ),
  );
  expect(mismatches).toEqual([]);
  expect(container.textContent).toContain('"profile": "cliente@filigrana.test"');
  expect(container.textContent).toContain('"access": "granted"');
  expect(container.textContent).toContain('"status": "empty"');
  act(() => root.unmount());
});
