import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { httpError, loggedIn, user } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useStaffProfile } from './use-staff-profile.ts';

it.each([2, 3] as const)('shows the profile of role %i', async (rol) => {
  const staffProfile = () => Promise.resolve(user({ rol }));
  const { result } = renderHookWithShop(useStaffProfile, {
    shop: { accounts: { staffProfile } },
    session: loggedIn({ rol }),
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current).toMatchObject({ usuario: { rol }, redirect: null, notice: null });
});

it('sends somebody without a token to the login, and asks the server nothing', () => {
  const { result } = renderHookWithShop(useStaffProfile);
  expect(result.current.redirect).toBe('login');
});

it('tells a customer that the profile is not theirs and where to go', () => {
  const { result } = renderHookWithShop(useStaffProfile, { session: loggedIn({ rol: 1 }) });
  expect(result.current).toMatchObject({
    status: 'failed',
    redirect: 'profile',
    notice: { code: 'staff.notAllowed' },
  });
});

it('says what the server says when the profile cannot be loaded', async () => {
  const staffProfile = () => Promise.reject(httpError(500, { serverMessage: 'Sin servicio.' }));
  const { result } = renderHookWithShop(useStaffProfile, {
    shop: { accounts: { staffProfile } },
    session: loggedIn({ rol: 2 }),
  });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(result.current.notice).toEqual({ code: 'profile.loadFailed', said: 'Sin servicio.' });
});

it('forgets a token that the server refuses, tells the embedder, and sends to the login', async () => {
  const onUnauthenticated = vi.fn();
  const { result, session } = renderHookWithShop(useStaffProfile, {
    shop: { accounts: { staffProfile: () => Promise.reject(httpError(401)) } },
    session: loggedIn({ rol: 2 }),
    onUnauthenticated,
  });
  await waitFor(() => expect(result.current.redirect).toBe('login'));
  expect(session.read().token).toBeNull();
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});
