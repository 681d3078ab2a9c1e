import { ApiError, type Purchase } from '@filigrana/sdk';
import { expect } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideCheckout } from './checkout.machine.ts';
import { NO_VALUES, type CheckoutFields } from './checkout.types.ts';

const RECEIPT = new File(['imagen'], 'recibo.png', { type: 'image/png' });
const PURCHASE: Purchase = { idPedido: 41, pedido: null, mensaje: null };
const FILLED: CheckoutFields = {
  provincia: 'Heredia',
  canton: 'Belén',
  distrito: 'San Antonio',
  direccionExacta: '200 m norte de la iglesia',
  metodoPago: 'sinpe',
  referencia: '',
  idLugar: null,
  comprobante: null,
};
const submit = (isLoggedIn: boolean, hasLines: boolean) =>
  ({ type: 'checkout.submit', isLoggedIn, hasLines }) as const;

describeWalk('the checkout', {
  provide: (ask) => provideCheckout({ settle: () => ask('settle'), buy: () => ask('buy') }),
  events: [
    { type: 'checkout.change', field: 'canton', value: 'Flores' },
    { type: 'checkout.change', field: 'canton', value: '' },
    { type: 'checkout.chooseMethod', method: 'transferencia' },
    { type: 'checkout.choosePlace', idLugar: 3 },
    { type: 'checkout.attach', file: RECEIPT },
    { type: 'checkout.attach', file: new File(['%PDF'], 'r.pdf', { type: 'application/pdf' }) },
    { type: 'checkout.restore', values: FILLED, isUnresolved: false },
    { type: 'checkout.restore', values: FILLED, isUnresolved: true },
    submit(true, true),
    submit(true, false),
    submit(false, true),
    { type: 'checkout.retry' },
    { type: 'checkout.restart' },
  ],
  answers: {
    settle: [{ done: true }, { done: false }, { fail: offline() }],
    buy: [
      { done: PURCHASE },
      { fail: httpError(409, { code: 'IDEMPOTENCY_MISMATCH' }) },
      { fail: httpError(409, { code: 'STOCK_EXCEEDED', serverMessage: 'Solo queda 1.' }) },
      { fail: httpError(409, { code: 'TOTAL_CHANGED', serverMessage: 'Ahora son $157.' }) },
      { fail: httpError(401) },
      { fail: httpError(503) },
      { fail: new ApiError({ kind: 'aborted', message: 'The person has cancelled.' }) },
      { fail: offline() },
    ],
  },
  key: ({ values, accepted, isUnresolved, notice, errors, idPedido }) => ({
    values: { ...values, comprobante: values.comprobante?.name },
    form: accepted !== null,
    isUnresolved,
    notice: notice?.code,
    errors: Object.keys(errors),
    idPedido,
  }),
  home: (snapshot) => snapshot.matches('received'),
  see(snapshot) {
    const { value, context } = snapshot;
    const { values, accepted: form, notice, errors, idPedido, isUnresolved } = context;
    const isOpen = snapshot.matches('open');
    // The button is there exactly while the form is open; another click meanwhile does nothing.
    expect(snapshot.can(submit(true, true))).toBe(isOpen);
    if (value === 'sending' || value === 'settling') expect(form).not.toBeNull();
    // Nothing that is not an image is ever kept, and nothing that was typed is ever lost but by success.
    expect(values.comprobante?.type ?? 'image/png').toBe('image/png');
    if (snapshot.matches({ open: 'refused' })) expect(notice).not.toBeNull();
    if (snapshot.matches({ open: 'unreachable' })) {
      // No answer, or one that leaves open whether the purchase was made.
      expect(['checkout.unreachable', 'checkout.refused']).toContain(notice?.code);
      expect(isUnresolved && snapshot.can({ type: 'checkout.retry' })).toBe(true);
    }
    // What is wrong with the form is said, until it is read again.
    if (form !== null && value !== 'sending')
      expect(Object.keys(errors).length === 0 || isOpen).toBe(true);
    if (value === 'received')
      expect({ values, form }).toEqual({ values: { ...NO_VALUES, comprobante: null }, form: null });
    expect(idPedido === null || value === 'received').toBe(true);
    expect(context.montoTotal === null || value === 'received').toBe(true);
  },
});
