import { expect, test } from 'vitest';
import { RING, SKETCH, startInside } from '../../../test/special-order-request.ts';

test('needs a size for rings, and for nothing else', () => {
  const { fill, submit, now, server } = startInside();
  fill({ ...RING, talla: '' });
  submit();
  const invalid = { code: 'specialOrder.sizeInvalid' };
  expect(now().context).toMatchObject({ notice: invalid, errors: { talla: invalid } });
  fill({ pieza: 'Aretes' });
  submit();
  expect(server.calls).toHaveLength(1);
});

test('keeps two digits of a size, and on leaving the field only a size that exists', () => {
  const { actor, fill, now } = startInside();
  const leave = () => actor.send({ type: 'specialOrder.settleSize' });
  fill({ ...RING, talla: '1a234' });
  expect(now().context.values.talla).toBe('12');
  leave();
  expect(now().context).toMatchObject({ values: { talla: '12' }, errors: {} });
  fill({ talla: '13' });
  leave();
  expect(now().context).toMatchObject({
    values: { talla: '' },
    errors: { talla: { code: 'specialOrder.sizeInvalid' } },
  });
  fill({ talla: '5' });
  expect(now().context.errors).toEqual({});
});

test('says no more what was wrong once it is mended', () => {
  const { fill, submit, now } = startInside();
  fill({ ...RING, talla: '' });
  submit();
  fill({ talla: '7' });
  expect(now().context).toMatchObject({ notice: null, errors: {} });
});

test('does not send the size of a ring that became earrings, and has it back for the next ring', () => {
  const { fill, submit, now, server } = startInside();
  fill(RING);
  fill({ pieza: 'Aretes' });
  submit();
  expect(server.calls[0]?.args[0].form).toMatchObject({ pieza: 'Aretes', talla: '' });
  expect(now().context.values.talla).toBe('7');
});

test('warns once near the limit of the description and once at it, and again after it was short', () => {
  const { fill, warnings, now } = startInside();
  const write = (length: number) => fill({ descripcion: 'x'.repeat(length) });
  write(169);
  expect(warnings).toEqual([]);
  for (const length of [170, 175, 180, 179, 180]) write(length);
  expect(warnings).toEqual([
    { code: 'specialOrder.nearLimit', params: { n: 10 } },
    { code: 'specialOrder.limit' },
  ]);
  write(169);
  write(172);
  expect(warnings.slice(2)).toEqual([{ code: 'specialOrder.nearLimit', params: { n: 8 } }]);
  write(300);
  expect(now().context.values.descripcion).toHaveLength(180);
});

test('takes images only, and keeps the last one when a wrong file is chosen', () => {
  const { attach, now } = startInside();
  attach(SKETCH);
  attach(new File(['x'], 'boceto.pdf', { type: 'application/pdf' }));
  const invalid = { code: 'specialOrder.fileInvalid' };
  expect(now().context).toMatchObject({ notice: invalid, errors: { referencia: invalid } });
  expect(now().context.referencia).toBe(SKETCH);
  attach(null);
  expect(now().context).toMatchObject({ referencia: null, notice: null, errors: {} });
});

test.each([
  [new File([], 'nada.png', { type: 'image/png' }), 'specialOrder.fileEmpty'],
  [
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'enorme.png', { type: 'image/png' }),
    'specialOrder.fileTooLarge',
  ],
])('says what is wrong with an image (%#)', (file, code) => {
  const { attach, now } = startInside();
  attach(file);
  expect(now().context.notice).toEqual({ code });
});
