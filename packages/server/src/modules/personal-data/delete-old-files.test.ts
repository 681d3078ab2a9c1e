import { expect, test, vi } from 'vitest';
import { addPiece, order, receiptImage, storedPrivateFiles } from '../../../test/shopping.ts';
import { moveRequest, requestPiece } from '../../../test/special-pieces.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';
import { deleteOldFiles } from './delete-old-files.ts';

describeOnBothDatabases('receipts and references', (createApp) => {
  async function shopWithHistory() {
    const app = await createApp();
    const [customer, admin] = [await app.signIn(1), await app.signIn(2)];
    const piece = await addPiece(app.deps, { stock: 9 });
    const { idPedido: sent } = await order(app, customer, piece);
    const { idPedido: open } = await order(app, customer, piece);
    const image = await receiptImage();
    const { body } = await requestPiece(app, customer, {}, { image });
    const { idPedidoEspecial } = body as { idPedidoEspecial: number };
    /** A login of the moment: the ones from before end with the years. */
    const tokenOf = ({ idUsuario }: { idUsuario: number }, rol: 1 | 2) =>
      app.deps.tokens.sign({ idUsuario, rol, tokenVersion: 0 });
    const step = async (id: number, name: string) =>
      app.call('PUT', `/api/pedido/${id}/${name}`, { token: await tokenOf(admin, 2) });
    const until = (moment: string) =>
      app.clock.advance(Date.parse(moment) - app.clock.now().getTime());
    await app.deps.receipts.idle();
    return { app, customer, admin, sent, open, idPedidoEspecial, step, until, tokenOf };
  }

  test('are deleted so many months after the order has ended, not after it was placed', async () => {
    const shop = await shopWithHistory();
    const { app, customer, admin, sent, open, idPedidoEspecial, step, until, tokenOf } = shop;
    // Ended on the last day of a month, half a year after the purchase.
    until('2026-08-31T10:00:00.000Z');
    await step(sent, 'aceptar');
    await step(sent, 'enviar');
    await moveRequest(app, { token: await tokenOf(admin, 2) }, idPedidoEspecial, 'Rechazado');

    until('2027-02-28T10:00:00.000Z');
    expect(await deleteOldFiles(app.deps, 6)).toBeNull();
    expect(await storedPrivateFiles(app)).toHaveLength(3);
    until('2027-03-01T00:00:00.000Z');
    expect(await deleteOldFiles(app.deps, 6)).toEqual({ files: 2 });
    expect(await deleteOldFiles(app.deps, 6)).toBeNull();
    expect(await storedPrivateFiles(app)).toHaveLength(1);

    const token = await tokenOf(customer, 1);
    const mine = async (id: number) =>
      (await app.call('GET', `/api/pedido/usuario/${id}`, { token })).body;
    expect(await mine(sent)).toMatchObject({
      comprobante: null,
      comprobanteEliminado: '2027-03-01T00:00:00.000Z',
    });
    expect(await mine(open)).toMatchObject({
      comprobante: expect.stringContaining('/files/') as string,
      comprobanteEliminado: null,
    });
    expect(
      (await app.call('GET', '/api/pedidos-especiales/usuario', { token })).body,
    ).toMatchObject([{ referenciaURL: null, referenciaEliminada: '2027-03-01T00:00:00.000Z' }]);
    const prints = await app.deps.db
      .selectFrom('huellas_comprobante')
      .select('idArchivo')
      .execute();
    expect(prints).toHaveLength(1);
  });

  test('of orders without a history count from the purchase', async () => {
    const { app, sent, open } = await shopWithHistory();
    await app.deps.db.deleteFrom('eventos').execute();
    await app.deps.db
      .updateTable('pedidos')
      .set({ estadoPedido: 'cancelado' })
      .where('idPedido', 'in', [sent, open])
      .execute();
    app.clock.advance(190 * 86_400_000);
    expect(await deleteOldFiles(app.deps, 6)).toEqual({ files: 2 });
  });

  test('stay when the disk refuses the note that they are gone', async () => {
    const { app, sent, step } = await shopWithHistory();
    await step(sent, 'rechazar');
    app.clock.advance(800 * 86_400_000);
    const update = vi.spyOn(app.deps.db, 'transaction').mockImplementation(() => {
      throw new Error('disk full');
    });
    await expect(deleteOldFiles(app.deps, 24)).rejects.toThrow('disk full');
    update.mockRestore();
    expect(await storedPrivateFiles(app)).toHaveLength(3);
  });

  test('are looked through by a server that listens, by its setting', async () => {
    const app = await createApp({ receiptMonths: 3 });
    const [customer, admin] = [await app.signIn(1), await app.signIn(2)];
    const { idPedido } = await order(app, customer, await addPiece(app.deps));
    await app.call('PUT', `/api/pedido/${idPedido}/rechazar`, { token: admin.token });
    await app.deps.receipts.idle();
    app.clock.advance(100 * 86_400_000);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(async () => expect(await storedPrivateFiles(app)).toEqual([]));
  });
});
