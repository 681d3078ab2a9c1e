import { createShop, memorySession } from '@filigrana/sdk';
import { expect, it } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { CONTACT } from '../../../test/registration.tsx';
import type { RegistrationField } from './registration.types.ts';
import { useRegistration } from './use-registration.ts';
import { useResetPassword } from './use-reset-password.ts';

const shop = openMockShop();
const visitor = () => createShop({ host: shop().host, session: memorySession() });

it('opens an account with typed names where the shop looks nobody up', async () => {
  shop().scenario('lookup-off');
  const page = openPage(shop(), null, useRegistration);
  const fill = (fields: Partial<Record<RegistrationField, string>>) =>
    page.act(({ change }) => {
      for (const [field, value] of Object.entries(fields))
        change(field as RegistrationField, value);
    });
  await fill({ ...CONTACT, identificacion: '999999999' });
  await page.until(({ lookup, namesLocked }) =>
    expect({ lookup, namesLocked }).toEqual({ lookup: 'typed', namesLocked: false }),
  );
  await fill({ nombre: 'Inés', primerApellido: 'Duarte', segundoApellido: 'Peña' });
  await page.act(({ submit }) => submit());
  await page.until(({ status }) => expect(status).toBe('done'));
  const { correo, contrasena } = CONTACT;
  expect((await visitor().accounts.login({ correo, contrasena })).usuario.nombre).toBe('Inés');
});

it('sets a new password with the link of the e-mail, once', async () => {
  const { correo } = shop().people.customer;
  await visitor().recovery.request({ correo });
  const letter = shop().mail.find((mail) => mail.kind === 'password-reset');
  const token = letter?.kind === 'password-reset' ? letter.token : '';
  const pages = [1, 2].map(() => openPage(shop(), null, () => useResetPassword(token)));
  for (const page of pages) await page.until(({ link }) => expect(link).toBe('valid'));
  const values = { nuevaContrasena: 'Plata-925-nueva', confirmacion: 'Plata-925-nueva' };
  for (const page of pages) await page.act(({ submit }) => submit(values));
  await pages[0]?.until(({ status }) => expect(status).toBe('done'));
  await pages[1]?.until(({ link, notice }) => {
    expect(link).toBe('invalid');
    expect(notice?.code).toBe('reset.linkInvalid');
  });
  await visitor().accounts.login({ correo, contrasena: values.nuevaContrasena });
});
