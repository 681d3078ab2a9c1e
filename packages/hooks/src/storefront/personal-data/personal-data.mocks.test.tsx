import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_ANSWER, openMockShop, openPage } from '../../../test/mocks.tsx';
import { useCloseAccount } from './use-close-account.ts';
import { useDataDownload } from './use-data-download.ts';

const shop = openMockShop();

test('a customer gets a link that opens her data, and one that fails is told and asked for again', async () => {
  const page = openPage(shop(), 'customer', () => useDataDownload());
  shop().fault('getMyDataLink', NO_ANSWER);
  await page.act(async ({ ask }) => expect(await ask()).toBeNull());
  await page.until(({ notice }) => expect(notice?.code).toBe('connection.failed'));
  shop().clearFaults();
  let link: string | null = null;
  await page.act(async ({ ask }) => (link = await ask()));
  expect((await fetch(link ?? '')).headers.get('content-type')).toBe('application/zip');
  await page.until((now) => expect(now).toMatchObject({ status: 'idle', notice: null }));
});

test('a backend that hands out no data is told apart from one that fails', async () => {
  const page = openPage(shop(), 'customer', () => useDataDownload());
  shop().fault('getMyDataLink', { status: 404 });
  await page.act(({ ask }) => ask());
  await page.until(({ isUnsupported }) => expect(isUnsupported).toBe(true));
});

test('a wrong password stands beside its field, and the login goes on', async () => {
  const page = openPage(shop(), 'otherCustomer', useCloseAccount);
  await page.act(({ submit }) => submit({ contrasenaActual: 'Otra-Clave-1' }));
  await page.until(({ errors, status }) => {
    expect(errors.contrasenaActual?.said).toBe('La contraseña no es correcta.');
    expect(status).toBe('idle');
  });
  expect(page.session.read().token).not.toBeNull();
});

test('a closed account is logged out here too', async () => {
  const page = openPage(shop(), 'otherCustomer', useCloseAccount);
  const { contrasena } = shop().people.otherCustomer;
  await page.act(({ submit }) => submit({ contrasenaActual: contrasena }));
  await waitFor(() => expect(page.session.read().token).toBeNull());
  expect(page.refused()).toBe(0);
});

test('a login that has ended closes nothing, and is forgotten', async () => {
  const page = openPage(shop(), 'otherCustomer', useCloseAccount);
  shop().expireSessions();
  await page.act(({ submit }) => submit({ contrasenaActual: 'Demo-Otra-1' }));
  await waitFor(() => expect(page.refused()).toBe(1));
  expect(shop().mail).toEqual([]);
});
