import { expect, it } from 'vitest';
import { createShop } from '../client/shop.ts';
import { memorySession } from '../session/memory-session.ts';

it('a login can be ended when the program has forgotten it, and leaves the page', async () => {
  const sent: Request[] = [];
  const shop = createShop({
    host: 'https://t.test',
    session: memorySession(),
    fetch: (request) => {
      sent.push(new Request(request));
      return Promise.resolve(Response.json({ mensaje: 'Sesión cerrada' }));
    },
  });
  expect(await shop.logins.end('a.b.c')).toEqual({ mensaje: 'Sesión cerrada' });
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a.b.c');
  expect(sent[0]?.headers.get('Accept')).toBe('application/json');
  expect(sent[0]?.keepalive).toBe(true);
});
