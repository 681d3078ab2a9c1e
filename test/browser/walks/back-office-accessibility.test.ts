import { describe, expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { shopOf } from '../support/buyer.ts';
import { findings } from '../support/findings.ts';
import { SCREENS } from '../support/pages.ts';
import { ADMIN } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** Changes the newest question behind the back of whoever is editing it. */
async function overtake() {
  const colleague = await shopOf(stage.url, ADMIN);
  const [newest] = await colleague.faq.list();
  if (!newest) throw new Error('The demo has no questions');
  const { idPregunta, pregunta, visible } = newest;
  await colleague.faq.update(idPregunta, {
    pregunta,
    respuesta: `Sí. ${performance.now()}`,
    visible,
  });
}

describe.each(SCREENS)('%s', (_name, viewport) => {
  test('what opens over the pages of the staff is accessible', async () => {
    const { page, provokes } = await stage.enterAs(ADMIN, viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    const judge = async (state: string) => {
      const here = await findings(page);
      if (here.length > 0) found[state] = here;
    };
    await goTo(page, '/admin/pedidos/revision');
    await page.getByRole('button', { name: 'Ver las teclas' }).click();
    // To the end: the bar of the decision lies over what is halfway down a phone.
    await page.locator('dt kbd').last().scrollIntoViewIfNeeded();
    await judge('the keys of the review');
    await page.getByRole('button', { name: /^Rechazar/ }).click();
    await page.getByRole('dialog').waitFor();
    await judge('the question whether to reject');

    await goTo(page, '/admin/preguntas-frecuentes');
    await page.getByRole('button', { name: 'Editar pregunta' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Editar pregunta' });
    await dialog.waitFor();
    await judge('the dialog of a question');
    // A colleague is quicker.
    provokes(/status of 409/);
    await overtake();
    await dialog.getByLabel('Respuesta', { exact: true }).fill('Tardamos de tres a cinco días.');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const conflict = page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });
    await conflict.getByRole('radio').first().waitFor();
    await judge('the two versions');

    await goTo(page, '/admin');
    await page.getByRole('button', { name: 'Ver como tabla' }).click();
    await page.getByRole('columnheader', { name: 'Semana del' }).waitFor();
    await judge('the sales as a table');

    await page.keyboard.press('/');
    const box = page.getByRole('dialog', { name: 'Buscar en la tienda' });
    await box.getByRole('searchbox').fill('an');
    await box.getByRole('link', { name: /^Anillo Trenza/ }).waitFor();
    await judge('the box that finds');
    expect(found).toEqual({});
  });
});
