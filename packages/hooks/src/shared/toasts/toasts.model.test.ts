import { expect } from 'vitest';
import { describeWalk } from '../../../test/walk.ts';
import { toastsMachine } from './toasts.machine.ts';

describeWalk('the toasts', {
  provide: () => toastsMachine.provide({}),
  events: [
    { type: 'toasts.show', message: { title: 'Producto agregado', variant: 'success' } },
    { type: 'toasts.show', message: { title: 'Error', variant: 'destructive', duration: 3_500 } },
    { type: 'toasts.dismiss' },
  ],
  key: ({ toast }) => toast?.title,
  see({ value, context: { toast } }) {
    expect(toast === null).toBe(value === 'absent');
    if (toast !== null) expect(toast.open).toBe(value === 'open');
    if (toast?.title === 'Producto agregado') expect(toast.duration).toBe(2_000);
  },
});
