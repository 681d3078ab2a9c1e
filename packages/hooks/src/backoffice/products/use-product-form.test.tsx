import type { Product } from '@filigrana/sdk';
import { NO_DETAILS } from '@filigrana/sdk/domain';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useProductForm } from './use-product-form.ts';

const PICTURE = new File(['x'], 'anillo.webp', { type: 'image/webp' });

function start(
  product: Product | null,
  products: NonNullable<FakeShop['products']>,
  hasDetails?: boolean,
) {
  const onSaved = vi.fn();
  const { result } = renderHookWithShop(
    () => ({ form: useProductForm(product, { onSaved, hasDetails }), toast: useToasts().toast }),
    { shop: { products }, session: loggedIn({ rol: 2 }) },
  );
  const form = () => result.current.form;
  return { form, onSaved, toast: () => result.current.toast };
}

function fillIn(form: ReturnType<typeof start>['form'], idCategoria: string) {
  act(() => {
    form().set('nombre', 'Anillo Barva');
    form().set('descripcion', 'Aro ancho');
    form().set('idCategoria', idCategoria);
    form().set('idMaterial', '1');
    form().set('idPiedra', '2');
    form().set('precio', '1148');
    form().set('imagen', PICTURE);
  });
}

test('an empty form says that everything is needed and sends nothing', () => {
  const { form, toast } = start(null, {});
  act(() => form().submit());
  expect(toast()).toMatchObject({
    title: 'Campos incompletos',
    description: 'Todos los campos son obligatorios.',
    variant: 'destructive',
  });
  const written = ['descripcion', 'nombre', 'precio', 'stock'];
  const chosen = ['idCategoria', 'idMaterial', 'idPiedra', 'imagen'];
  expect(Object.keys(form().errors).sort()).toEqual([...written, ...chosen].sort());
});

test('a file that is no image is refused when it is chosen', () => {
  const { form, toast } = start(null, {});
  act(() => form().set('imagen', new File(['hola'], 'nota.txt', { type: 'text/plain' })));
  expect(form().values.imagen).toBeNull();
  expect(toast()).toMatchObject({
    title: 'Archivo no válido',
    description: 'Solo se permiten imágenes (jpg, png, etc).',
  });
  act(() => form().set('imagen', PICTURE));
  expect(form().values.imagen).toBe(PICTURE);
});

test('a new ring is sent with its sizes, and the form is empty again', async () => {
  const create = vi.fn(() => Promise.resolve({ id: 9, image_url: null }));
  const { form, onSaved, toast } = start(null, { create });
  fillIn(form, '1');
  expect(form()).toMatchObject({ mode: 'add', stockFields: 'sizes', isDirty: true });
  act(() => {
    form().setSize('6', '2');
    form().setSize('8', '1');
  });
  act(() => form().submit());
  await waitFor(() => expect(form().status).toBe('done'));
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      nombre: 'Anillo Barva',
      idCategoria: 1,
      precio: 1148,
      tallas: [
        { tamanio: '6', stock: 2 },
        { tamanio: '8', stock: 1 },
      ],
      stock: undefined,
      imagen: PICTURE,
    }),
  );
  expect(form().values.nombre).toBe('');
  expect(onSaved).toHaveBeenCalledOnce();
  expect(toast()?.title).toBe('Producto agregado');
});

test.each([
  [['', ''], 'Tallas faltantes', 'Debes ingresar al menos una talla con su stock.'],
  [['2', '-1'], 'Stock inválido', 'Verifica que todas las tallas tengan un stock válido.'],
  [['2', '100001'], 'Stock inválido', 'Escribe un stock de 100,000 como máximo.'],
])('an available ring with sizes %j: %s', ([six = '', eight = ''], title, description) => {
  const { form, toast } = start(null, {});
  fillIn(form, '1');
  act(() => form().setSize('6', six));
  act(() => form().setSize('8', eight));
  act(() => form().submit());
  expect(toast()).toMatchObject({ title, description });
});

test('the wrong size is marked, and the mark goes when it is typed again', () => {
  const { form } = start(null, {});
  fillIn(form, '1');
  act(() => form().setSize('6', 'x'));
  act(() => form().submit());
  const six = () => form().sizes.find(({ tamanio }) => tamanio === '6');
  expect(six()).toMatchObject({ cm: 16.5, error: { code: 'products.sizeStockInvalid' } });
  act(() => form().setSize('6', '1'));
  expect(six()?.error).toBeNull();
});

test('another available piece needs stock above 0', () => {
  const { form, toast } = start(null, {});
  fillIn(form, '3');
  expect(form().stockFields).toBe('single');
  act(() => form().set('stock', '0'));
  act(() => form().submit());
  expect(toast()).toMatchObject({
    title: 'Stock faltante',
    description: 'Debes ingresar un stock válido para esta categoría.',
  });
});

test('another available piece has at most 100,000 in stock, and the form says so', () => {
  const { form, toast } = start(null, {});
  fillIn(form, '3');
  act(() => form().set('stock', '100001'));
  act(() => form().submit());
  expect(toast()).toMatchObject({
    title: 'Stock inválido',
    description: 'Escribe un stock de 100,000 como máximo.',
  });
  expect(form().errors.stock).toEqual({ code: 'products.stockTooLarge' });
});

test('a piece that is not available is sent with stock 0, unchecked', async () => {
  const create = vi.fn(() => Promise.resolve({ id: 9, image_url: null }));
  const { form } = start(null, { create });
  fillIn(form, '3');
  act(() => form().set('estado', false));
  expect(form().isStockIgnored).toBe(true);
  act(() => form().submit());
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ estado: 0, stock: 0 }));
});

test('a new product that cannot be saved keeps everything that was typed and says so', async () => {
  const create = () => Promise.reject(httpError(500, { serverMessage: 'Ups' }));
  const { form, onSaved, toast } = start(null, { create });
  fillIn(form, '3');
  act(() => form().set('stock', '4'));
  act(() => form().submit());
  await waitFor(() => expect(toast()?.title).toBe('Error'));
  expect(toast()?.description).toBe('Hubo un error al guardar el producto.');
  expect(form()).toMatchObject({ status: 'idle', values: { nombre: 'Anillo Barva', stock: '4' } });
  expect(onSaved).not.toHaveBeenCalled();
});

test('a picture that the server would not take is marked', async () => {
  const create = () => Promise.reject(httpError(415, { serverMessage: 'No es una imagen.' }));
  const { form } = start(null, { create });
  fillIn(form, '3');
  act(() => form().set('stock', '4'));
  act(() => form().submit());
  await waitFor(() => expect(form().errors.imagen?.said).toBe('No es una imagen.'));
});

test('an edit says so and sends no stock when none was touched', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null, image_url: null }));
  const { form, toast } = start(ringWire(), { update });
  expect(form()).toMatchObject({ mode: 'edit', isDirty: false, values: { precio: '120' } });
  act(() => form().set('nombre', 'Anillo Trenza Fina'));
  act(() => form().submit());
  await waitFor(() => expect(toast()?.title).toBe('Actualizado'));
  expect(update).toHaveBeenCalledWith(
    4,
    expect.objectContaining({ nombre: 'Anillo Trenza Fina', tallas: undefined, stock: undefined }),
  );
  expect(form()).toMatchObject({ isDirty: false, values: { nombre: 'Anillo Trenza Fina' } });
});

test('an edit that open orders forbid is said in the words of the server', async () => {
  const serverMessage = 'Una talla que quieres quitar está en un pedido en curso.';
  const update = () => Promise.reject(httpError(409, { code: 'IN_USE', serverMessage }));
  const { form, toast } = start(productWire(), { update });
  act(() => form().submit());
  await waitFor(() => expect(toast()?.title).toBe('No se puede editar'));
  expect(toast()?.description).toBe(serverMessage);
});

const SAID = {
  largoMm: 24.5,
  anchoMm: 18,
  pesoG: 3.2,
  hechoPor: 'Ana',
  horas: 6,
  historia: 'Hilo por hilo.',
};
const inTheList = vi.fn(() => Promise.resolve({ mensaje: null, image_url: null }));

test('what is said of a piece stands in the fields, and all of it is sent', async () => {
  const update = inTheList.mockClear();
  const { form } = start(productWire({ ficha: SAID }), { update });
  expect(form()).toMatchObject({
    hasDetails: true,
    values: { largoMm: '24.5', anchoMm: '18', pesoG: '3.2', horas: '6', hechoPor: 'Ana' },
  });
  act(() => form().set('largoMm', '25.5'));
  act(() => form().set('hechoPor', ''));
  act(() => form().submit());
  await waitFor(() => expect(form().status).toBe('done'));
  const sent = { ...SAID, largoMm: 25.5, hechoPor: null };
  expect(update).toHaveBeenCalledWith(7, expect.objectContaining(sent));
});

test('a measure that cannot be read is marked, and nothing is sent', () => {
  const { form } = start(productWire({ ficha: NO_DETAILS }), {});
  act(() => form().set('largoMm', '24,55'));
  act(() => form().set('pesoG', 'mucho'));
  act(() => form().set('horas', '6,5'));
  act(() => form().submit());
  expect(form().errors).toEqual({
    largoMm: { code: 'products.lengthInvalid' },
    pesoG: { code: 'products.weightInvalid' },
    horas: { code: 'products.hoursInvalid' },
  });
});

test('a backend that keeps no details is sent none', async () => {
  const update = inTheList.mockClear();
  const { form } = start(productWire(), { update });
  expect(form().hasDetails).toBe(false);
  act(() => form().submit());
  await waitFor(() => expect(update).toHaveBeenCalled());
  for (const name of Object.keys(SAID))
    expect(update).toHaveBeenCalledWith(7, expect.not.objectContaining({ [name]: null }));
});

test.each([
  [true, { largoMm: 24.5, horas: null }],
  [false, {}],
])('a new piece has its details where the backend keeps them: %s', async (hasDetails, sent) => {
  const create = vi.fn(() => Promise.resolve({ id: 9, image_url: null }));
  const { form } = start(null, { create }, hasDetails);
  fillIn(form, '3');
  act(() => form().set('stock', '4'));
  act(() => form().set('largoMm', '24,5'));
  act(() => form().submit());
  await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining(sent)));
  const [[parts] = []] = create.mock.calls as unknown as [object][];
  expect('largoMm' in (parts ?? {})).toBe(hasDetails);
});
