import { DEFAULT_TIMEOUTS } from '@filigrana/sdk';
import { expect } from 'vitest';
import { describeProcesses, process } from '../../../test/mocked-processes.tsx';
import { BROKEN, NOT_NOW, SAID, type MockShopServer } from '../../../test/mocks.tsx';
import { productWire } from '../../../test/product.ts';
import { pictureFile } from '../../../test/receipt.ts';
import { useProductForm } from './use-product-form.ts';
import { useProductsAdmin } from './use-products-admin.ts';
import { useStockEdit } from '../stock/use-stock-edit.ts';

/** Shown until the list is there. */
const ANOTHER = productWire();
const isTold = (value: unknown) => expect(value).toBeTruthy();
const pieceCalled = ({ state }: MockShopServer, name: string) =>
  state.products.find(({ nombreProducto }) => nombreProducto === name);
/** The chain, as the list of the back office has it. */
const useChain = ({ products }: MockShopServer) =>
  useProductsAdmin().items.find(({ idProducto }) => idProducto === products.chain.idProducto) ??
  null;

describeProcesses({
  'useProductForm: a new piece': process({
    who: 'manager',
    operation: 'createProduct',
    use: () => useProductForm(null),
    fill: ({ act }) =>
      act(({ set }) => {
        set('nombre', 'Aretes Luna');
        set('descripcion', 'Aretes de plata.');
        set('idCategoria', '2');
        set('idMaterial', '1');
        set('idPiedra', '1');
        set('precio', '60');
        set('stock', '4');
        set('estado', true);
        set('imagen', pictureFile('luna.png'));
      }),
    send: ({ submit }) => submit(),
    done: (mock) => isTold(pieceCalled(mock, 'Aretes Luna')),
    said: 'Producto agregado',
    refused: [BROKEN, 'Error: Hubo un error al guardar el producto.'],
    offline: 'Error: Hubo un error al guardar el producto.',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ values }) => values,
    expired: 'Error: Hubo un error al guardar el producto.',
  }),
  'useProductForm: an edit': process({
    who: 'manager',
    operation: 'updateProduct',
    use: (mock) => useProductForm(useChain(mock)),
    ready: ({ mode }) => expect(mode).toBe('edit'),
    fill: ({ act }) => act(({ set }) => set('nombre', 'Cadena Larga')),
    send: ({ submit }) => submit(),
    done: (mock) => isTold(pieceCalled(mock, 'Cadena Larga')),
    said: 'Actualizado',
    refused: [NOT_NOW, `No se puede editar: ${SAID.notNow}`],
    offline: 'Error: Ocurrió un error al actualizar el producto.',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ values }) => values,
    expired: `Error: ${SAID.logIn}`,
  }),
  'useProductsAdmin: a deletion': process({
    who: 'admin',
    operation: 'deleteProduct',
    use: () => useProductsAdmin(),
    ready: ({ items }) => expect(items).not.toEqual([]),
    fill: ({ act, mock }) =>
      act(({ items, deletion }) => {
        const { soldOut } = mock.products;
        deletion.ask(items.find(({ idProducto }) => idProducto === soldOut.idProducto)!);
      }),
    send: ({ deletion }) => deletion.confirm(),
    done: (mock) => expect(pieceCalled(mock, 'Aretes Brisa')).toBeUndefined(),
    said: 'Producto eliminado',
    refused: [NOT_NOW, `No se puede eliminar: ${SAID.notNow}`],
    offline: 'Error al eliminar: Hubo un problema al eliminar el producto.',
    kept: ({ deletion }) => deletion.item?.nombreProducto,
    expired: `Error al eliminar: ${SAID.logIn}`,
  }),
  useStockEdit: process({
    who: 'manager',
    operation: 'updateProduct',
    use(mock) {
      const piece = useChain(mock);
      return { piece, edit: useStockEdit(piece ?? ANOTHER) };
    },
    ready: ({ piece }) => expect(piece).not.toBeNull(),
    async fill({ act }) {
      await act(({ edit }) => edit.toggle());
      await act(({ edit }) => edit.setStock('25'));
    },
    send: ({ edit }) => edit.submit(),
    done: (mock) => expect(mock.products.chain.stock).toBe(25),
    said: 'Stock actualizado',
    refused: [BROKEN, 'Error al actualizar stock: Hubo un problema al actualizar el stock.'],
    offline: 'Error al actualizar stock: Hubo un problema al actualizar el stock.',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ edit }) => edit.stock,
    expired: 'Error al actualizar stock: Hubo un problema al actualizar el stock.',
  }),
});
