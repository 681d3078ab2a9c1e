import { expect, test } from 'vitest';
import { fieldSentence, fieldSentences } from './field-sentence.ts';

test.each([
  [{ keyword: 'required', params: {} }, 'Este campo es obligatorio.'],
  [{ keyword: 'maxLength', params: { limit: 40 } }, 'No puede tener más de 40 caracteres.'],
  [{ keyword: 'type', params: { type: ['null', 'integer'] } }, 'Debe ser un número entero.'],
  [{ keyword: 'enum', params: { allowedValues: ['', 'sinpe', null] } }, 'Debe ser uno de: sinpe.'],
  [{ keyword: 'pattern', params: {} }, 'El valor no es válido.'],
])('%o is said in a sentence', (error, sentence) => {
  expect(fieldSentence(error)).toBe(sentence);
});

test('errors of a validator are said once for each field, by the first that applies', () => {
  const at = (instancePath: string, keyword: string, params = {}) => ({
    instancePath,
    keyword,
    params,
  });
  const said = fieldSentences([
    at('', 'anyOf'),
    at('', 'required', { missingProperty: 'correo' }),
    at('', 'additionalProperties', { additionalProperty: 'constructor' }),
    at('/tallas/0/stock', 'type', { type: 'integer' }),
    at('/tallas/0/stock', 'minimum', { limit: 0 }),
    at('/a~1b', 'pattern'),
  ]);
  expect({ ...said }).toEqual({
    correo: 'Este campo es obligatorio.',
    constructor: 'Este campo no se admite aquí.',
    'tallas.0.stock': 'Debe ser un número entero.',
    'a/b': 'El valor no es válido.',
  });
});

test('a value that none of its alternatives admits is wrong as a whole', () => {
  const said = fieldSentences([{ instancePath: '', keyword: 'anyOf', params: {} }]);
  expect({ ...said }).toEqual({ body: 'El valor no es válido.' });
});
