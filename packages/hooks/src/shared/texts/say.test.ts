import { ApiError } from '@filigrana/sdk';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { notice } from '../../storefront/texts/storefront-notice.ts';
import { storefrontTexts } from '../../storefront/texts/storefront-texts.ts';
import { orSaid } from './notice.ts';
import { createTexts, type TextOverrides } from './say.ts';

const { say, sentence } = createTexts(storefrontTexts);

it('fills the placeholders of a text', () => {
  expect(sentence(notice('cart.maxAvailable', { n: 3 }))).toBe('Cantidad máxima disponible: 3');
});

it('gives a toast its title, text, look and duration, and what it is about', () => {
  expect(say(notice('cart.updateFailed'))).toEqual({
    title: 'No se pudo actualizar',
    text: 'Inténtalo de nuevo en unos segundos.',
    variant: 'destructive',
    duration: 3_500,
    code: 'cart.updateFailed',
    params: {},
  });
  const { params } = say({ ...notice('cart.added'), params: { cantidad: 2 } });
  expect(params).toEqual({ cantidad: 2 });
});

it('says the title where a message has no text', () => {
  expect(sentence(notice('cart.removed'))).toBe('Producto eliminado');
});

it('says once what the server says in the words of the title', () => {
  const { title, text } = say({ ...notice('cart.removed'), said: 'Producto eliminado' });
  expect({ title, text }).toEqual({ title: 'Producto eliminado', text: '' });
});

it('says what the server said, when it said something', () => {
  const said = new ApiError({ kind: 'http', message: '', serverMessage: 'Ya no hay existencias.' });
  const silent = new ApiError({ kind: 'network', message: '' });
  expect(sentence(orSaid(notice('checkout.refused'), said))).toBe('Ya no hay existencias.');
  expect(sentence(orSaid(notice('checkout.refused'), silent))).toBe('No se pudo procesar el pago.');
});

it('takes the texts that an embedder puts in their place, as they are when something is said', () => {
  let texts = {};
  const own = createTexts(storefrontTexts, () => ({ texts, preferOwnTexts: false }));
  texts = { 'cart.maxAvailable': { text: 'Only {n} left' } };
  expect(own.sentence(notice('cart.maxAvailable', { n: 2 }))).toBe('Only 2 left');
  expect(own.say(notice('cart.removed')).title).toBe('Producto eliminado');
});

describe('texts that are preferred to the server’s sentences', () => {
  const refusal = new ApiError({
    kind: 'http',
    message: '',
    code: 'STOCK_EXCEEDED',
    serverMessage: 'Ya no hay existencias.',
    stock: 2,
  });
  const saying = (texts: TextOverrides) =>
    createTexts(storefrontTexts, () => ({ texts, preferOwnTexts: true })).sentence(
      orSaid(notice('checkout.refused'), refusal),
    );

  it('say the notice, or what they have for the error code, with its values', () => {
    expect(saying({})).toBe('No se pudo procesar el pago.');
    expect(saying({ 'checkout.refused': { text: 'Sorry.' } })).toBe('Sorry.');
    expect(saying({ 'problem.STOCK_EXCEEDED': { text: 'Only {stock} left' } })).toBe('Only 2 left');
    const text = (params: object) => JSON.stringify(params);
    expect(saying({ 'problem.STOCK_EXCEEDED': { text } })).toBe('{"stock":2}');
  });
});

it('compiles only for codes that have a text, with the values of its placeholders', () => {
  expectTypeOf(notice<'cart.removed'>).parameters.toEqualTypeOf<['cart.removed']>();
  // @ts-expect-error there is no such message
  notice('cart.exploded');
  // @ts-expect-error the text needs {n}
  notice('cart.maxAvailable');
  // @ts-expect-error the placeholder is called n
  notice('cart.maxAvailable', { stock: 3 });
});
