import type { Shop } from '@filigrana/sdk';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { offline, refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { storefrontRoutes } from '../routes.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import LinkPage from './link-page.tsx';

type Send = Shop['accounts']['confirmEmail'];

const addressOf = (path: string) =>
  storefrontRoutes.find((route) => route.path.test(path))?.path ?? '';

const PAGES = [
  {
    name: 'confirming an e-mail',
    path: '/clientes/confirmar-correo',
    shop: (confirmEmail: Send): FakeShop => ({ accounts: { confirmEmail } }),
    action: 'Confirmar mi correo',
    done: 'Tu correo está confirmado.',
    on: 'Ir a mi perfil',
  },
  {
    name: 'leaving the novedades',
    path: '/clientes/baja',
    shop: (leave: Send): FakeShop => ({ subscription: { leave } }),
    action: 'Dejar de recibir novedades',
    done: 'Listo: ya no te enviaremos novedades.',
    on: '¿Fue sin querer? Actívalas en tu perfil',
  },
] as const;

describe.each(PAGES)('$name', ({ path, shop, action, done, on }) => {
  const open = (send: Send) =>
    renderPage(<Route path={addressOf(`${path}/7.abc`)} component={LinkPage} />, {
      path: `${path}/7.abc`,
      shop: shop(send),
    });
  const press = () => fireEvent.click(screen.getByRole('button', { name: action }));

  test('happens at the press of its button, not before, and says so', async () => {
    const send = vi.fn<Send>(() => Promise.resolve({ mensaje: done }));
    open(send);
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
    press();
    expect(await screen.findByText(done)).toBeTruthy();
    expect(send.mock.calls.map(([token]) => token)).toEqual(['7.abc']);
    expect(screen.queryByRole('button', { name: action })).toBeNull();
    expect(screen.getByRole('link', { name: on }).getAttribute('href')).toBe('/clientes/perfil');
  });

  test('is not offered again with a link that the shop refuses', async () => {
    open(() => Promise.reject(refusal(404)));
    press();
    expect(await screen.findByText('Enlace inválido o expirado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: action })).toBeNull();
  });

  test('can be tried again when no answer came', async () => {
    open(
      vi.fn<Send>(() => Promise.resolve({ mensaje: 'Hecho.' })).mockRejectedValueOnce(offline()),
    );
    press();
    expect(await screen.findByText(/No pudimos comunicar con el servidor/)).toBeTruthy();
    press();
    expect(await screen.findByText('Hecho.')).toBeTruthy();
  });
});
