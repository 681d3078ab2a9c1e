import { ApiError } from '@filigrana/sdk';
import { expect } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideSpecialOrderRequest } from './special-order-request.machine.ts';
import { RING, SKETCH } from '../../../test/special-order-request.ts';
import type { SpecialOrderValues } from './special-order-request.types.ts';

const change = (field: keyof SpecialOrderValues, value: string) =>
  ({ type: 'specialOrder.change', field, value }) as const;

describeWalk('the request of a special order', {
  provide: (ask) => provideSpecialOrderRequest({ send: () => ask('send') }),
  events: [
    { type: 'specialOrder.admit' },
    { type: 'specialOrder.requireLogin' },
    ...Object.entries(RING).map(([field, value]) =>
      change(field as keyof SpecialOrderValues, value),
    ),
    change('talla', '99'),
    change('descripcion', 'Con una flor.'),
    { type: 'specialOrder.settleSize' },
    { type: 'specialOrder.attach', file: SKETCH },
    { type: 'specialOrder.attach', file: null },
    {
      type: 'specialOrder.restore',
      draft: { values: { ...RING, descripcion: 'Con una flor.' }, key: null, referencia: null },
    },
    { type: 'specialOrder.submit', key: 'key-1' },
  ],
  answers: {
    send: [
      { done: { idPedidoEspecial: 9, mensaje: null } },
      { fail: httpError(409, { code: 'IDEMPOTENCY_MISMATCH' }) },
      { fail: httpError(400, { fields: { talla: 'No existe.' } }) },
      { fail: httpError(500) },
      { fail: new ApiError({ kind: 'aborted', message: 'The person has cancelled.' }) },
      { fail: offline() },
    ],
  },
  key: ({ values, referencia, form, key, notice, errors, counter }) => ({
    values,
    left: counter.remaining,
    file: referencia?.name,
    form: form !== null,
    key,
    notice: notice?.code,
    errors: Object.keys(errors),
  }),
  home: ({ value }) => value.form === 'received',
  see(snapshot) {
    const { value, context } = snapshot;
    const { values, form, key, notice, errors, referencia } = context;
    // Only who is logged in can send, and only what is complete goes out.
    const maySend = snapshot.can({ type: 'specialOrder.submit', key: 'another' });
    if (value.access !== 'granted' && value.form !== 'sending') expect(maySend).toBe(false);
    if (value.form === 'sending') expect(form !== null && key !== null).toBe(true);
    if (value.form === 'received') {
      expect({ ...values, referencia }).toMatchObject({ pieza: '', referencia: null });
      expect(notice).not.toBeNull();
    }
    if (Object.keys(errors).length > 0 && value.form === 'sending') expect(errors).toEqual({});
  },
});
