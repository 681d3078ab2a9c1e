import { failure } from '../../shared/texts/message.ts';

/** Said beside a field of any form. */
export const formTexts = {
  'field.required': failure('', 'Este campo es obligatorio.'),
  'field.tooLong': failure('', 'El texto es demasiado largo.'),
  'field.invalid': failure('', 'El valor no es válido.'),
  'field.identificationInvalid': failure('', 'Escribe la identificación sin guiones ni espacios.'),
} as const;
