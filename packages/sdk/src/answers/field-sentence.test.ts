import { expect, test } from 'vitest';
import { fieldSentence } from './field-sentence.ts';

test.each([
  [{ keyword: 'required', params: {} }, 'Este campo es obligatorio.'],
  [{ keyword: 'maxLength', params: { limit: 40 } }, 'No puede tener más de 40 caracteres.'],
  [{ keyword: 'type', params: { type: ['null', 'integer'] } }, 'Debe ser un número entero.'],
  [{ keyword: 'enum', params: { allowedValues: ['', 'sinpe', null] } }, 'Debe ser uno de: sinpe.'],
  [{ keyword: 'pattern', params: {} }, 'El valor no es válido.'],
])('%o is said in a sentence', (error, sentence) => {
  expect(fieldSentence(error)).toBe(sentence);
});
