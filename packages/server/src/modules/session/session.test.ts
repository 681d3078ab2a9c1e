import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('session', (createApp) => {
  test('every visitor gets a token of their own that the shop recognises', async () => {
    const { call, deps } = await createApp();
    const create = async () => {
      const { status, body } = await call('POST', '/api/users/session/create');
      expect(status).toBe(200);
      return (body as { sessionToken: string }).sessionToken;
    };
    const [first, second] = [await create(), await create()];
    expect(deps.sessionTokens.hash(first)).toMatch(/^[0-9a-f]{64}$/);
    expect(deps.sessionTokens.hash(first)).not.toBe(deps.sessionTokens.hash(second));
  });

  test('a session token that the shop did not sign is worth nothing', async () => {
    const { deps } = await createApp();
    const token = deps.sessionTokens.issue();
    for (const forged of ['', 'abc', 'abc.def', `x${token}`, token.slice(0, -1)]) {
      expect(deps.sessionTokens.hash(forged)).toBeNull();
    }
  });
});
