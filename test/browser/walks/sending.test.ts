import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { buyChain, shopOf } from '../support/buyer.ts';
import { ADMIN, CUSTOMER } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** The order of the demo data that is to be sent, and another one. */
const WAITING = 3;
let bought = 0;

beforeAll(async () => {
  bought = await buyChain(stage.url);
  await (await shopOf(stage.url, ADMIN)).orders.accept(bought);
});

/** The link of the letter that tells of an order being sent; null while it is not there. */
async function followLink(idPedido: number): Promise<string | null> {
  const outbox = path.join(stage.dataDir, 'outbox');
  for (const name of await readdir(outbox).catch(() => [])) {
    const letter = (await readFile(path.join(outbox, name), 'utf8')).replace(/=\r?\n/g, '');
    const link = new RegExp(`/clientes/seguimiento/${idPedido}\\.[\\w-]+`).exec(letter)?.[0];
    if (link && letter.includes('AB100000003CR')) return link;
  }
  return null;
}

test('two orders are sent with guides typed down the list, and the customer follows hers from the letter', async () => {
  const clerk = await stage.enterAs(ADMIN);
  const { page } = clerk;
  await goTo(page, '/admin/pedidos');
  await page.getByRole('link', { name: 'Envíos (2)' }).click();
  await page.getByRole('heading', { level: 1, name: 'Envíos' }).waitFor();
  await page.getByText('2 por enviar').waitFor();
  await page.getByLabel(`Guía del pedido ${WAITING}`).fill('rr473124829cr');
  await page.keyboard.press('Enter');
  const second = page.getByLabel(`Guía del pedido ${bought}`);
  await expect.poll(() => second.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('AB100000004CR');
  await page.getByText('Revisa la guía').waitFor();
  await second.fill('AB100000003CR');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Enviar (2)' }).waitFor();

  // What is chosen, and nothing else, goes on paper: a sheet for each.
  await page.emulateMedia({ media: 'print' });
  await page.getByText(`Pedido n.º ${bought}`).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Enviar (2)' }).click();
  const sent = page.getByRole('status', { name: 'Enviados ahora' });
  await sent.getByText('RR473124829CR').waitFor();
  await page.getByText('No hay pedidos por enviar.').waitFor();
  const chat = sent.getByRole('link', { name: 'Avisar por WhatsApp' }).last();
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'Guía: AB100000003CR.',
  );

  // The letter's link needs no login and names nobody.
  await expect.poll(() => followLink(bought)).not.toBeNull();
  const { page: visited } = await stage.enter();
  await goTo(visited, (await followLink(bought)) ?? '');
  await visited.getByRole('heading', { level: 1, name: `Pedido n.º ${bought}` }).waitFor();
  const path = visited.getByRole('list', { name: 'Estado del pedido' });
  expect(await path.locator('[aria-current]').textContent()).toBe('EntregadoEn espera');
  await visited.getByText('AB100000003CR', { exact: true }).waitFor();
  const link = visited.getByRole('link', { name: /Seguir el paquete/ });
  expect(await link.getAttribute('href')).toBe('https://correos.go.cr/rastreo/?guia=AB100000003CR');
  for (const own of ['Solano', CUSTOMER.correo, 'templo católico'])
    expect(await visited.getByText(own).count()).toBe(0);
});
