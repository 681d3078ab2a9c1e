import { expect, it } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { RING } from '../../../test/special-order-form.tsx';
import type { SpecialOrderValues } from './special-order-form.types.ts';
import { useSpecialOrderForm } from './use-special-order-form.ts';

const shop = openMockShop();

/** A request whose answer was lost. */
async function lostAnswer() {
  const mock = shop();
  const page = openPage(mock, 'customer', useSpecialOrderForm);
  await page.until(({ access }) => expect(access).toBe('granted'));
  mock.fault('requestSpecialOrder', { drop: 'after', times: 1 });
  await page.act(({ change }) => {
    for (const [field, value] of Object.entries(RING))
      change(field as keyof SpecialOrderValues, value);
  });
  await page.act(({ submit }) => submit());
  await page.until(({ notice }) => expect(notice?.code).toBe('specialOrder.unreachable'));
  return { page, arrived: mock.state.specialOrders.length };
}

it.each([
  ['as it was', 'specialOrder.sent', null],
  ['although it was changed', 'specialOrder.sentBefore', 'Con dos.'],
])('arrives once when it is sent again after a lost answer, %s', async (_how, code, changed) => {
  const { page, arrived } = await lostAnswer();
  if (changed) await page.act(({ change }) => change('descripcion', changed));
  await page.act(({ submit }) => submit());
  await page.until(({ status, notice }) => {
    expect(status).toBe('done');
    expect(notice?.code).toBe(code);
  });
  expect(shop().state.specialOrders).toHaveLength(arrived);
});
