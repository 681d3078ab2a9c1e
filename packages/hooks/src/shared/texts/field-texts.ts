import { failure } from './message.ts';

/** Said beside a field of any form, and of any file that is chosen. */
export const fieldTexts = {
  'field.required': failure('', 'Este campo es obligatorio.'),
  'field.tooLong': failure('Texto demasiado largo', 'El texto es demasiado largo.'),
  'field.invalid': failure('', 'El valor no es válido.'),
  'field.identificationInvalid': failure('', 'Escribe la identificación sin guiones ni espacios.'),
  'file.notImage': failure('Archivo no válido', 'Solo se permiten imágenes (jpg, png, etc).'),
  'file.empty': failure('Archivo no válido', 'El archivo está vacío.'),
  'file.tooLarge': failure('Archivo no válido', 'La imagen no puede pasar de 10 MB.'),
} as const;
