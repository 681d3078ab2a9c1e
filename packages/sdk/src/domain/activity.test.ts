import { describe, expect, it, test } from 'vitest';
import {
  ACTIVITY_LABELS,
  actionsWith,
  activityField,
  activityLabel,
  activityTarget,
  activityValue,
  activityWords,
} from './activity.ts';
import { normalizeText } from './text.ts';

test('no two actions read alike', () => {
  const labels = Object.values(ACTIVITY_LABELS).map(normalizeText);
  expect(new Set(labels).size).toBe(labels.length);
});

test('an action that is newer than the client is called by its code', () => {
  expect(activityLabel('producto.editado')).toBe('Producto editado');
  expect(activityLabel('luna.caida')).toBe('luna.caida');
});

describe('a search of the record', () => {
  it.each([
    ['', []],
    ['  ', []],
    [' José  PRECIO ', ['jose', 'precio']],
    ['producto\n12', ['producto', '12']],
  ])('%o looks for %o', (texto, words) => {
    expect(activityWords(texto)).toEqual(words);
  });

  it.each([
    ['rechazad', ['sesion.fallida', 'pedido.rechazado']],
    ['fallida', ['sesion.fallida']],
    ['contrasena', ['cuenta.contrasena']],
    ['envio', ['pedido.envio', 'ajustes.envio']],
    ['nada.de.esto', []],
  ])('finds by code and by label: %s', (word, actions) => {
    expect(actionsWith(word)).toEqual(actions);
  });
});

describe('what something was done to', () => {
  it.each([
    ['pedido 12', { kind: 'pedido', id: 12, label: 'Pedido 12' }],
    ['pedido especial 3', { kind: 'pedido especial', id: 3, label: 'Pedido especial 3' }],
    ['terminos', { kind: null, label: 'Términos y condiciones' }],
    ['tienda 4f1a', { kind: null, label: 'tienda 4f1a' }],
    ['constructor 4', { kind: null, label: 'constructor 4' }],
    ['', { kind: null, label: '' }],
  ])('%o', (objeto, target) => {
    expect(activityTarget(objeto)).toEqual(target);
  });
});

describe('a change', () => {
  it.each([
    ['precio', 'Precio'],
    ['categoria', 'Categoría'],
    ['stock', 'Stock'],
    ['stock 7', 'Stock, talla 7'],
    ['luna', 'luna'],
  ])('of %s is one of %s', (campo, label) => {
    expect(activityField(campo)).toBe(label);
  });

  it.each([
    ['precio', 80, '$80.00 USD'],
    ['precioEspecial', 79.5, '$79.50 USD'],
    ['precio', null, null],
    ['destacado', 0, 'No'],
    ['visible', 1, 'Sí'],
    ['estado', 0, 'No disponible'],
    ['visible', 7, '7'],
    ['estado', 'Aceptado', 'Aceptado'],
    ['rol', 3, 'Manager'],
    ['rol', 9, '9'],
    ['stock', 1, '1'],
    ['correo', '', ''],
  ])('of %s reads %o as %o', (campo, value, text) => {
    expect(activityValue(campo, value)).toBe(text);
  });
});
