import { EXAMPLE_PASSWORD } from '@filigrana/sdk/domain';

/** Sentences of the page that a reset link opens. */
export const resetPasswordTexts = {
  title: 'Nueva contraseña',
  checking: 'Comprobando el enlace…',
  invalidHelp: 'Los enlaces sirven una sola vez y durante una hora. Pide otro para continuar.',
  another: 'Pedir otro enlace',
  password: 'Nueva contraseña',
  confirmation: 'Repite la contraseña',
  example: `Por ejemplo, con la forma de ${EXAMPLE_PASSWORD}.`,
  submit: 'Guardar contraseña',
  sending: 'Guardando…',
} as const;
