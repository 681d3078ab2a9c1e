import { createShop, memorySession } from '@filigrana/sdk';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { useFaqAdmin } from './use-faq-admin.ts';
import { useFaqForm } from './use-faq-form.ts';

const shop = openMockShop();

/** A colleague answers the question that is being edited. */
async function meetColleague() {
  const mock = shop();
  const page = openPage(mock, 'admin', () => useFaqForm(useFaqAdmin().faqs[0] ?? null));
  await page.until(({ mode }) => expect(mode).toBe('edit'));
  const colleague = createShop({
    host: mock.host,
    session: memorySession(mock.signIn('admin')),
  });
  const { pregunta } = page.now().values;
  const edited = (await colleague.faq.list()).find((faq) => faq.pregunta === pregunta)!;
  const { idPregunta, ...faq } = edited;
  await colleague.faq.update(idPregunta, { ...faq, respuesta: 'Suya.' });
  await page.act(({ set }) => set('respuesta', 'Mía.'));
  await page.act(({ submit }) => submit());
  await page.until(({ conflict }) => expect(conflict?.fields).toHaveLength(1));
  const answer = () => mock.state.faqs.find((each) => each.idPregunta === idPregunta)?.respuesta;
  return { ...page, answer };
}

it('shows both versions when a colleague was quicker, and saves mine on top', async () => {
  const page = await meetColleague();
  expect(page.now().conflict?.fields?.[0]).toMatchObject({ mine: 'Mía.', theirs: 'Suya.' });
  expect(page.answer()).toBe('Suya.');
  await page.act(({ conflict }) => conflict?.merge());
  await waitFor(() => expect(page.answer()).toBe('Mía.'));
});

it('takes the version of the colleague when one gives up the own', async () => {
  const page = await meetColleague();
  await page.act(({ conflict }) => conflict?.takeTheirs());
  await page.until(({ values, conflict }) =>
    expect([values.respuesta, conflict]).toEqual(['Suya.', null]),
  );
  expect(page.answer()).toBe('Suya.');
});
