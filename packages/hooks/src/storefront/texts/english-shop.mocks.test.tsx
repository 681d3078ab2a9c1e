import { expect, it } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { CONTACT } from '../../../test/registration.tsx';
import type { RegistrationField } from '../accounts/registration.types.ts';
import { useLogin } from '../accounts/use-login.ts';
import { useRegistration } from '../accounts/use-registration.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { englishTexts } from './english-texts.ts';
import { useTexts } from './use-texts.ts';

const shop = openMockShop();
const ENGLISH = { texts: englishTexts, preferOwnTexts: true };

it('tells the refusals of a Spanish server in English', async () => {
  const { correo } = shop().people.customer;
  const login = openPage(shop(), null, () => ({ ...useLogin(), ...useTexts() }), ENGLISH);
  const said = () => {
    const { notice, sentence } = login.now();
    return notice && sentence(notice);
  };
  const attempt = () => login.act(({ submit }) => submit({ correo, contrasena: 'Otra-clave-1' }));
  await attempt();
  await login.until(() => expect(said()).toBe('Wrong e-mail or password.'));
  shop().fault('login', { code: 'RATE_LIMITED', headers: { 'retry-after': '120' } });
  await attempt();
  await login.until(() => expect(said()).toBe('Too many attempts. Try again in 2 minutes.'));
});

it('tells what is wrong with fields in English, and of all of them at once', async () => {
  shop().scenario('lookup-off');
  const page = openPage(shop(), null, () => ({ ...useRegistration(), ...useTexts() }), ENGLISH);
  await page.act(({ submit }) => submit());
  await page.until(({ notice, sentence }) =>
    expect(notice && sentence(notice)).toMatch(/^These fields are empty: Identification, /),
  );
  const { correo } = shop().people.customer;
  const filled: Partial<Record<RegistrationField, string>> = {
    ...CONTACT,
    identificacion: '999999999',
    nombre: 'Inés',
    primerApellido: 'Duarte',
    segundoApellido: 'Peña',
    correo,
  };
  await page.act(({ change }) => {
    for (const [field, value] of Object.entries(filled)) change(field as RegistrationField, value);
  });
  await page.until(({ lookup }) => expect(lookup).toBe('typed'));
  await page.act(({ submit }) => submit());
  await page.until(({ notice, sentence }) =>
    expect(notice && sentence(notice)).toBe(englishTexts['registration.emailInUse'].text),
  );
});

it('shows toasts in English, also where the server confirms in Spanish', async () => {
  const page = openPage(shop(), 'otherCustomer', useSubscription, ENGLISH);
  const press = async (toast: string) => {
    await page.act(({ toggle }) => toggle());
    await page.until(() => expect(page.toast()).toBe(toast));
  };
  await page.until(({ suscrito }) => expect(suscrito).toBe(false));
  await press('Subscribed: Your subscription is active.');
  await press('Unsubscribed: You will no longer receive our news.');
});
