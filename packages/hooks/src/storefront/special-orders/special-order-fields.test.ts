import { expect, test } from 'vitest';
import { RING, SKETCH, startForm } from '../../../test/special-order-form.tsx';

test('needs a size for rings, and for nothing else', () => {
  const { fill, submit, now, server } = startForm();
  fill({ ...RING, talla: '' });
  submit();
  const invalid = { code: 'specialOrder.sizeInvalid' };
  expect(now()).toMatchObject({ notice: invalid, errors: { talla: invalid } });
  fill({ pieza: 'Aretes' });
  submit();
  expect(server.calls).toHaveLength(1);
});

test('keeps two digits of a size, and on leaving the field only a size that exists', () => {
  const { fill, leaveSize, now } = startForm();
  fill({ ...RING, talla: '1a234' });
  expect(now().values.talla).toBe('12');
  leaveSize();
  expect(now()).toMatchObject({ values: { talla: '12' }, errors: {} });
  fill({ talla: '13' });
  leaveSize();
  expect(now()).toMatchObject({
    values: { talla: '' },
    errors: { talla: { code: 'specialOrder.sizeInvalid' } },
  });
  fill({ talla: '5' });
  expect(now().errors).toEqual({});
});

test('says no more what was wrong once it is mended', () => {
  const { fill, submit, now } = startForm();
  fill({ ...RING, talla: '' });
  submit();
  fill({ talla: '7' });
  expect(now()).toMatchObject({ notice: null, errors: {} });
});

test('does not send the size of a ring that became earrings, and has it back for the next ring', () => {
  const { fill, submit, now, server } = startForm();
  fill(RING);
  fill({ pieza: 'Aretes' });
  submit();
  expect(server.calls[0]?.args[0]).toMatchObject({ pieza: 'Aretes', talla: '' });
  expect(now().values.talla).toBe('7');
});

test('warns once near the limit of the description and once at it, and again after it was short', () => {
  const { fill, toasts, now } = startForm();
  const write = (length: number) => fill({ descripcion: 'x'.repeat(length) });
  write(169);
  expect(toasts).toEqual([]);
  for (const length of [170, 175, 180, 179, 180]) write(length);
  expect(toasts).toEqual(['Estás casi al límite', 'Límite alcanzado']);
  write(169);
  write(172);
  expect(now().toast).toMatchObject({
    title: 'Estás casi al límite',
    description: 'Te quedan 8 caracteres.',
  });
  expect(now()).toMatchObject({ remaining: 8, level: 'near' });
  write(300);
  expect(now().values.descripcion).toHaveLength(180);
});

test('takes images only, and keeps the last one when a wrong file is chosen', () => {
  const { attach, now } = startForm();
  attach(SKETCH);
  attach(new File(['x'], 'boceto.pdf', { type: 'application/pdf' }));
  const invalid = { code: 'specialOrder.fileInvalid' };
  expect(now()).toMatchObject({ notice: invalid, errors: { referencia: invalid } });
  expect(now().referencia).toBe(SKETCH);
  attach(null);
  expect(now()).toMatchObject({ referencia: null, notice: null, errors: {} });
});

test.each([
  [new File([], 'nada.png', { type: 'image/png' }), 'specialOrder.fileEmpty'],
  [
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'enorme.png', { type: 'image/png' }),
    'specialOrder.fileTooLarge',
  ],
])('says what is wrong with an image (%#)', (file, code) => {
  const { attach, now } = startForm();
  attach(file);
  expect(now().notice).toEqual({ code });
});
