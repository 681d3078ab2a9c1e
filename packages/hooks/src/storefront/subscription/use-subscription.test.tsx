import { ApiError, memorySession, type Subscription } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { timings } from '../../shared/timings.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { answeredCalls } from '../../../test/deferred.ts';
import { loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop, worldOf } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useSubscription } from './use-subscription.ts';

const { thanks, loginRedirect } = timings.subscription;
const SUBSCRIBED: Subscription = { suscrito: true, message: null };

interface Scene {
  suscrito?: boolean;
  isLoggedIn?: boolean;
}

function render({ suscrito = false, isLoggedIn = true }: Scene = {}) {
  const time = new VirtualTime();
  const session = memorySession(isLoggedIn ? loggedIn({ suscrito }) : {});
  const server = answeredCalls<[{ estadoSuscripcion: boolean }, unknown], Subscription>();
  const onUnauthenticated = vi.fn();
  const { result } = renderHookWithShop(
    () => ({ footer: useSubscription(), profile: useSubscription(), toasts: useToasts() }),
    { shop: { subscription: { set: server.call } }, session, clock: time, onUnauthenticated },
  );
  return {
    session,
    server,
    time,
    onUnauthenticated,
    get footer() {
      return result.current.footer;
    },
    get profile() {
      return result.current.profile;
    },
    get toast() {
      const { toast } = result.current.toasts;
      return toast && [toast.title, toast.description, toast.variant, toast.duration];
    },
    /** Presses, and waits until the call is on its way. */
    async press(control: 'subscribe' | 'toggle') {
      const before = server.calls.length;
      act(() => result.current.footer[control]());
      await waitFor(() => expect(server.calls.length).toBe(before + 1));
    },
    answer: (subscription: Subscription) => act(async () => server.last().resolve(subscription)),
    refuse: (error: unknown) => act(async () => server.last().reject(error)),
    pass: (ms: number) => act(() => time.pass(ms)),
  };
}

const http = (status: number, serverMessage?: string) =>
  new ApiError({ kind: 'http', status, serverMessage, message: `HTTP ${status}` });

describe('the subscription button', () => {
  test('subscribes, thanks for 2.5 s and remembers it in the account', async () => {
    const page = render();
    expect(page.footer).toMatchObject({ suscrito: false, pending: false });
    await page.press('subscribe');
    expect(page.server.calls[0]?.args[0]).toEqual({ estadoSuscripcion: true });
    expect(page.footer).toMatchObject({ suscrito: false, pending: true });
    await page.answer(SUBSCRIBED);
    expect(page.footer).toMatchObject({ suscrito: true, pending: false, thanks: true });
    expect(page.toast).toEqual([
      'Suscripción activada',
      'Tu suscripción está activa.',
      'success',
      2_500,
    ]);
    expect(page.session.read().usuario?.suscrito).toBe(true);
    await page.pass(thanks - 1);
    expect(page.footer.thanks).toBe(true);
    await page.pass(1);
    expect(page.footer.thanks).toBe(false);
  });

  test('is busy from the first press, also while its machine is still loading', async () => {
    const page = render();
    act(() => page.footer.subscribe());
    expect(page.footer.pending).toBe(true);
    act(() => page.footer.subscribe());
    await waitFor(() => expect(page.server.calls).toHaveLength(1));
  });

  test('says what the server says', async () => {
    const page = render();
    await page.press('subscribe');
    await page.answer({ suscrito: true, message: '¡Bienvenida!' });
    expect(page.toast?.slice(0, 2)).toEqual(['Suscripción activada', '¡Bienvenida!']);
  });

  test('calls nobody when the account is subscribed already', async () => {
    const page = render({ suscrito: true });
    expect(page.footer.suscrito).toBe(true);
    act(() => page.footer.subscribe());
    await waitFor(() =>
      expect(page.toast?.slice(0, 3)).toEqual([
        'Ya estás suscrito',
        'Tu suscripción ya se encuentra activa.',
        'info',
      ]),
    );
    expect(page.footer.pending).toBe(false);
    expect(page.server.calls).toHaveLength(0);
  });

  test.each([
    [
      'no answer in time',
      new ApiError({ kind: 'timeout', message: '' }),
      'El servidor tardó demasiado en responder.',
    ],
    ['an error with a sentence', http(500, 'Error interno.'), 'Error interno.'],
    ['any other failure', http(500), 'No se pudo activar la suscripción.'],
  ])('says Ups… after %s', async (_case, error, text) => {
    const page = render();
    await page.press('subscribe');
    await page.refuse(error);
    expect(page.toast).toEqual(['Ups…', text, 'destructive', 3_500]);
    expect(page.footer).toMatchObject({ suscrito: false, pending: false, thanks: false });
  });

  test('ends a login that the server no longer knows', async () => {
    const page = render();
    await page.press('subscribe');
    await page.refuse(http(401, 'Tu sesión venció.'));
    expect(page.onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(page.session.read().token).toBeNull();
  });
});

describe('without a login', () => {
  const open = async () => {
    const page = render({ isLoggedIn: false });
    act(() => page.footer.subscribe());
    await waitFor(() => expect(page.footer.loginRequired).toBe(true));
    return page;
  };

  test('opens the modal and leads to the login after 2 s', async () => {
    const page = await open();
    expect(page.footer.pending).toBe(false);
    await page.pass(loginRedirect - 1);
    expect(page.footer.redirect).toBeNull();
    await page.pass(1);
    expect(page.footer).toMatchObject({ loginRequired: true, redirect: 'login' });
    act(() => page.footer.closeLogin());
    expect(page.footer).toMatchObject({ loginRequired: false, redirect: null });
    expect(page.server.calls).toHaveLength(0);
  });

  test('leads to the profile when somebody has logged in meanwhile', async () => {
    const page = await open();
    act(() => page.session.write(loggedIn()));
    await page.pass(loginRedirect);
    expect(page.footer.redirect).toBe('profile');
  });

  test('leads nowhere when the modal is closed before', async () => {
    const page = await open();
    act(() => page.footer.closeLogin());
    await page.pass(loginRedirect);
    expect(page.footer).toMatchObject({ loginRequired: false, redirect: null });
  });
});

describe('the switch of the profile', () => {
  test('shows the new state at once and keeps it when the server agrees', async () => {
    const page = render({ suscrito: true });
    await page.press('toggle');
    expect(page.server.calls[0]?.args[0]).toEqual({ estadoSuscripcion: false });
    expect(page.profile).toMatchObject({ suscrito: false, pending: true });
    await page.answer({ suscrito: false, message: null });
    expect(page.profile).toMatchObject({ suscrito: false, pending: false, thanks: false });
    expect(page.toast?.[0]).toBe('Suscripción desactivada');
  });

  test('shows the new state before its machine is there', async () => {
    const page = render({ suscrito: true });
    act(() => page.profile.toggle());
    expect(page.profile).toMatchObject({ suscrito: false, pending: true });
    await waitFor(() => expect(page.server.calls).toHaveLength(1));
  });

  test.each([true, false])('reverts to %s on failure', async (suscrito) => {
    const page = render({ suscrito });
    await page.press('toggle');
    expect(page.profile.suscrito).toBe(!suscrito);
    await page.refuse(http(500));
    expect(page.profile).toMatchObject({ suscrito, pending: false });
    expect(page.toast?.slice(0, 2)).toEqual(['Ups…', 'No se pudo actualizar la suscripción']);
  });

  test('waits while the footer is subscribing', async () => {
    const page = render();
    await page.press('subscribe');
    act(() => page.profile.toggle());
    expect(page.server.calls).toHaveLength(1);
    await page.answer(SUBSCRIBED);
    expect(page.profile.suscrito).toBe(true);
  });
});

test('follows the account of another tab', () => {
  const page = render();
  act(() => page.session.write(loggedIn({ suscrito: true })));
  expect(page.footer.suscrito).toBe(true);
});

test('is rendered by a server as not known', () => {
  const { wrapper: Shop } = worldOf({ session: loggedIn({ suscrito: true }) });
  const Probe = () => <p>{String(useSubscription().suscrito)}</p>;
  const html = renderToString(
    <Shop>
      <Probe />
    </Shop>,
  );
  expect(html).toBe('<p>false</p>');
});

test('a late answer changes nothing of the account that has logged in since', async () => {
  const page = render();
  await page.press('subscribe');
  act(() => page.session.write(loggedIn({ idUsuario: 8 })));
  await page.answer(SUBSCRIBED);
  expect(page.session.read().usuario).toMatchObject({ idUsuario: 8, suscrito: false });
});
