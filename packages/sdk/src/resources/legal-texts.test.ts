import { expect, it } from 'vitest';
import { fakeFetch } from '../../test/fake-fetch.ts';
import { createShop } from '../client/shop.ts';
import { memorySession } from '../session/memory-session.ts';

const asked = (status: number) => {
  const { fetch } = fakeFetch(() => Response.json({ error: 'No.' }, { status }));
  const shop = createShop({ host: 'https://t.test', session: memorySession(), fetch, retries: 0 });
  return shop.legalTexts.get('cuidado');
};

it.each([400, 404])(
  'a page whose name a backend refuses with %i is one that it does not keep',
  async (status) => {
    await expect(asked(status)).rejects.toMatchObject({ operation: 'getLegalText', status: 404 });
  },
);

it('any other refusal stays what it is', async () => {
  await expect(asked(503)).rejects.toMatchObject({ status: 503 });
});
