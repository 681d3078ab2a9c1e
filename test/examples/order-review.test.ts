import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser/support/browser.ts';
import { buyChain } from '../browser/support/buyer.ts';
import { findings } from '../browser/support/findings.ts';
import { ADMIN } from '../browser/support/people.ts';
import { useBrowser, useExample } from './support/stage.ts';

const example = useExample('order-review');
const browser = useBrowser();

test('its types hold against the packed declarations', async () => {
  await example.copy.script('check');
});

test.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])(
  'a clerk accepts the oldest order and looks before rejecting, on %s',
  async (_name, viewport) => {
    await buyChain(example.shop.url);
    const started = await example.copy.start({ shop: example.shop.url });
    const page = await browser.enter(browser.keep(started), viewport);
    const found: Record<string, string[]> = {};
    const judge = async (state: string) => {
      const here = await findings(page);
      if (here.length > 0) found[state] = here;
    };

    await page.goto('/');
    await page.getByLabel('Correo electrónico').fill(ADMIN.correo);
    await judge('login');
    await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN.contrasena);
    await page.getByRole('button', { name: 'Entrar' }).click();

    const title = page.getByRole('heading', { level: 1 });
    await title.getByText(/^Pedido n.º \d+$/).waitFor();
    const first = Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]);
    await page.getByRole('img', { name: `Comprobante del pedido ${first}` }).waitFor();
    await page.getByText('Entrega', { exact: true }).waitFor();
    await judge('order');

    await page.getByRole('button', { name: 'Rechazar' }).click();
    const question = page.getByRole('dialog', { name: `¿Rechazar el pedido ${first}?` });
    await question.waitFor();
    await judge('question');
    await question.getByRole('button', { name: 'No rechazar' }).click();

    await page.getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText(`Pedido ${first} aceptado.`).waitFor();
    // The next one is younger.
    await expect
      .poll(async () => Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]))
      .toBeGreaterThan(first);
    await page.getByRole('img', { name: /^Comprobante del pedido/ }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Aceptar' }).isEnabled()).toBe(true);
    await judge('accepted');
    expect(found).toEqual({});
  },
);
