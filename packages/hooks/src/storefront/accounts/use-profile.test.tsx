import { memorySession, type Shop } from '@filigrana/sdk';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { httpError, loggedIn, offline, user } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useProfile } from './use-profile.ts';

type ReadProfile = Shop['accounts']['profile'];

function start(profile: ReadProfile, session: object = loggedIn()) {
  const onUnauthenticated = vi.fn();
  const store = memorySession(session);
  const { result } = renderHookWithShop(useProfile, {
    shop: { accounts: { profile } },
    session: store,
    onUnauthenticated,
  });
  return { now: () => result.current, session: store, onUnauthenticated };
}

test('reads the account, and stores what the server knows better', async () => {
  const { now, session } = start(() => Promise.resolve(user({ suscrito: true })));
  expect(now()).toMatchObject({ data: undefined, isLoading: true, notice: null });
  await waitFor(() => expect(now().data?.suscrito).toBe(true));
  expect(session.read().usuario?.suscrito).toBe(true);
});

test('asks nothing while nobody is logged in', () => {
  const profile = vi.fn<ReadProfile>();
  expect(start(profile, {}).now()).toMatchObject({ data: undefined, isLoading: false });
  expect(profile).not.toHaveBeenCalled();
});

test('ends the session when the token is refused', async () => {
  const { now, session, onUnauthenticated } = start(() => Promise.reject(httpError(401)));
  await waitFor(() => expect(session.read()).toMatchObject({ token: null, usuario: null }));
  expect(onUnauthenticated).toHaveBeenCalledOnce();
  await waitFor(() => expect(now()).toMatchObject({ data: undefined, isLoading: false }));
});

test.each([
  [offline(), { code: 'profile.loadFailed' }],
  [
    httpError(503, { serverMessage: 'Estamos en pausa.' }),
    { code: 'profile.loadFailed', said: 'Estamos en pausa.' },
  ],
])('says why there is no profile (%s), and keeps the session', async (error, said) => {
  const { now, session } = start(() => Promise.reject(error));
  await waitFor(() => expect(now().notice).toEqual(said));
  expect(session.read().token).not.toBeNull();
});
