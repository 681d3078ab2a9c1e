import { expect, test } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { useSynonymsForm } from './use-synonyms-form.ts';

const mockShop = openMockShop();

async function openForm(mock = mockShop()) {
  const page = openPage(mock, 'admin', () => useSynonymsForm());
  await page.until(({ read }) => expect(read.status).toBe('ready'));
  return page;
}

test('a search knows what was set, and those of the trade again when they are brought back', async () => {
  const page = await openForm();
  const found = async () => (await page.shop.catalog.search('caravanas')).length;
  expect(await found()).toBe(0);
  await page.act(({ form }) => form.set('grupos', 'caravana = arete'));
  await page.act(({ form }) => form.submit());
  await page.until(({ form }) => expect(form.isDirty).toBe(false));
  expect(await found()).toBeGreaterThan(0);
  await page.act(({ restore }) => restore());
  await page.act(({ form }) => form.submit());
  await page.until(({ form, isStandard }) => {
    expect(isStandard).toBe(true);
    expect(form.isDirty).toBe(false);
  });
  expect(await found()).toBe(0);
  expect((await page.shop.synonyms.get()).grupos).toBeNull();
});

test.each([
  ['oro, 14k\nsol, oros', 'synonyms.repeated', 'oros'],
  ['oro', 'synonyms.alone', 'oro'],
  ['oro, de', 'synonyms.invalid', 'de'],
])('%j is not sent, and the word is named', async (typed, code, word) => {
  const page = await openForm();
  await page.act(({ form }) => form.set('grupos', typed));
  await page.act(({ form }) => form.submit());
  await page.until(({ form }) =>
    expect(form.errors.grupos).toMatchObject({ code, params: { word } }),
  );
  expect((await page.shop.synonyms.get()).grupos).toBeNull();
});

test('where the backend keeps none there is no form', async () => {
  const mock = mockShop();
  mock.fault('getSynonyms', { status: 404 });
  const page = openPage(mock, 'admin', () => useSynonymsForm());
  await page.until(({ read }) => expect(read.status).toBe('unsupported'));
});
