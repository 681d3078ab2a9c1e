/** The curl of every call, as a shell takes it apart, is understood by a shop. */
import { execFileSync } from 'node:child_process';
import type { MockShop } from '@filigrana/mocks';
import { addition, imageFile } from '@filigrana/mocks/fixtures';
import { expect, test } from 'vitest';
import { video } from '../../packages/conformance/src/fixtures/video.ts';
import { addressOf } from '../../packages/mocks/src/http/address.ts';
import { operations } from '../../packages/mocks/src/http/contract.ts';
import { callPages } from '../.vitepress/calls.ts';
import { HOST, pageShop } from '../.vitepress/play/page-shop.ts';

const snippets = new Map(
  [...callPages().values()].flatMap((page) =>
    [...page.matchAll(/^## (\w+)\n.*?^```sh \[curl\]\n(.*?)^```$/gms)].map(
      ([, id = '', code = '']) => [id, code] as const,
    ),
  ),
);

const ROLES = [
  [2, 'admin'],
  [3, 'manager'],
  [1, 'customer'],
] as const;

/** A cart with something in it, without which there is nothing to buy. */
const cartFor = ({ products }: MockShop, token: string) =>
  new Request(`${HOST}/api/carrito/agregar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(addition(products.chain)),
  });

/** In place of the program: tells what the shell has made of the line. */
const TELLING = String.raw`curl() { printf '%s\0' "$@"; }`;

/** The words of a command after its name. */
const wordsOf = (code: string) =>
  execFileSync('sh', ['-c', `${TELLING}\n${code}`], {
    env: { SHOP: HOST, TOKEN: 'the-token' },
    encoding: 'utf8',
  })
    .split('\0')
    .slice(0, -1);

/** What curl sends for these words. */
function requestOf(words: readonly string[], token: string): Request {
  const all = (option: string) => words.filter((_, index) => words[index - 1] === option);
  const address = words.find((word) => word.startsWith(HOST)) ?? '';
  const headers = new Headers(all('-H').map((header) => header.split(': ', 2) as [string, string]));
  if (headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  const form = new FormData();
  for (const part of all('-F')) {
    const [, name = '', value = ''] = /^(.+?)=(.*)$/s.exec(part) ?? [];
    form.append(name, value.startsWith('@') ? fileOf(value) : value);
  }
  const [json] = all('-d');
  const [method = 'GET'] = all('-X');
  return new Request(address, {
    method,
    headers,
    body: json ?? ([...form].length > 0 ? form : null),
  });
}

const fileOf = (value: string) => (value.endsWith('.mp4') ? video() : imageFile());

/** Days of examples are over by then. */
const NOW = () => new Date('2030-01-01T12:00:00Z');

/** What an example cannot know is a password; every other refusal would be the fault of the example. */
const BY_PASSWORD: Record<string, number> = {
  login: 401,
  closeAccount: 400,
  updateCustomerProfile: 400,
  updateStaffProfile: 400,
};
/** Of the shop's doings: what is not there (any more), and what is another by now. */
const BY_SHOP = [404, 409];

test.each(operations)('a shop understands the curl of $id', async ({ id, ...operation }) => {
  const { mock, fetch } = pageShop({ now: NOW });
  const role = ROLES.find(([number]) => operation.roles?.includes(number))?.[1];
  const { token } = mock.signIn(role ?? 'customer');
  await fetch(cartFor(mock, token));
  const request = requestOf(wordsOf(snippets.get(id) ?? ''), token);
  expect(request.method).toBe(operation.method.toUpperCase());
  expect(new URL(request.url).pathname).toMatch(addressOf('', operation.url));

  const { status } = await fetch(request);
  expect([...operation.answers.keys()]).toContain(status);
  expect([operation.successStatus, BY_PASSWORD[id], ...BY_SHOP]).toContain(status);
});
