import type { CustomerAction } from '../../domain/index.ts';

/** What the calls about customers say to people. */
export const customerTexts: {
  done: Readonly<Record<CustomerAction, string>>;
  refused: Readonly<Record<CustomerAction, string>>;
  notFound: string;
  released: string;
} = {
  done: { bloquear: 'Cliente bloqueado', desbloquear: 'Cliente desbloqueado' },
  refused: {
    bloquear: 'El cliente ya está bloqueado.',
    desbloquear: 'El cliente ya está activo.',
  },
  notFound: 'No encontramos a ese cliente.',
  released: 'Identificación liberada',
};
