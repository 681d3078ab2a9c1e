import type { Page } from 'playwright-core';

export interface Account {
  correo: string;
  contrasena: string;
}

/** The accounts of the demo data. */
export const CUSTOMER: Account = { correo: 'cliente@filigrana.test', contrasena: 'Demo-Cliente-1' };
export const ADMIN: Account = { correo: 'admin@filigrana.test', contrasena: 'Demo-Admin-1' };
export const MANAGER: Account = { correo: 'manager@filigrana.test', contrasena: 'Demo-Manager-1' };

/** Fills in the login form as soon as it is on the screen, and sends it. */
export async function logIn(page: Page, { correo, contrasena }: Account): Promise<void> {
  await page.waitForURL('**/clientes/login');
  const form = page.getByRole('main');
  await form.getByLabel(/^Correo/).fill(correo);
  await form.getByLabel(/^Contraseña/).fill(contrasena);
  await form.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('¡Inicio de sesión exitoso!').waitFor();
}
