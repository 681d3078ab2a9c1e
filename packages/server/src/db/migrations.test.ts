import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/test-app.ts';
import { migrate } from './migrations/index.ts';

describeOnBothDatabases('the tables', (createApp, dialect) => {
  test('migrating again changes nothing', async () => {
    const { deps } = await createApp();
    const rows = () =>
      deps.db.selectFrom('categorias').selectAll().orderBy('idCategoria').execute();
    const before = await rows();
    await migrate(deps.db, dialect);
    await migrate(deps.db, dialect);
    expect(await rows()).toEqual(before);
    expect(before[0]).toEqual({ idCategoria: 1, nombre: 'Anillos' });
  });

  test('a database that is newer than the program is left alone', async () => {
    const { deps } = await createApp();
    await deps.db
      // The migrator's own table is not part of the schema.
      .insertInto('kysely_migration' as 'piedras')
      .values({ name: '9999-tomorrow', timestamp: '2030-01-01' } as never)
      .execute();
    await expect(migrate(deps.db, dialect)).rejects.toThrow(/corrupted migrations/);
  });

  test('stock cannot go below zero, whoever asks', async () => {
    const { deps } = await createApp();
    const idProducto = await insertProduct(deps);
    const insert = deps.db
      .insertInto('producto_talla')
      .values({ idProducto, idTalla: 1, stock: -1 });
    await expect(insert.execute()).rejects.toThrow();
  });

  test('cents beyond 32 bits are kept and read as numbers', async () => {
    const { deps } = await createApp();
    const idProducto = await insertProduct(deps, 100_000_000_00);
    const row = await deps.db
      .selectFrom('productos')
      .select(({ fn }) => ['precioCents', fn.sum<number>('precioCents').over().as('total')])
      .where('idProducto', '=', idProducto)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ precioCents: 10_000_000_000, total: 10_000_000_000 });
  });

  test('an account has one open cart and any number of bought ones', async () => {
    const { deps, signIn } = await createApp();
    const { idUsuario } = await signIn(1);
    const fecha = deps.clock.now().toISOString();
    const cart = (estado: 'abierto' | 'comprado') =>
      deps.db
        .insertInto('carritos')
        .values({ idUsuario, estado, fechaCreacion: fecha, fechaActualizacion: fecha })
        .execute();
    await cart('comprado');
    await cart('comprado');
    await cart('abierto');
    await expect(cart('abierto')).rejects.toThrow();
  });

  test('the lines of an order outlive their product', async () => {
    const { deps, signIn } = await createApp();
    const { idUsuario } = await signIn(1);
    const fecha = deps.clock.now().toISOString();
    const idProducto = await insertProduct(deps);
    const { idCarrito } = await deps.db
      .insertInto('carritos')
      .values({ idUsuario, estado: 'comprado', fechaCreacion: fecha, fechaActualizacion: fecha })
      .returning('idCarrito')
      .executeTakeFirstOrThrow();
    const { idPedido } = await deps.db
      .insertInto('pedidos')
      .values({
        idUsuario,
        idCarrito,
        fechaPedido: fecha,
        subtotalCents: 100,
        envioCents: 800,
        totalCents: 900,
        provincia: 'Heredia',
        canton: 'Central',
        distrito: 'Mercedes',
        direccionExacta: 'Casa 1',
        metodoPago: 'sinpe',
      })
      .returning('idPedido')
      .executeTakeFirstOrThrow();
    await deps.db
      .insertInto('pedido_productos')
      .values({
        idPedido,
        idProducto,
        idProducto_talla: 1,
        productoNombre: 'Anillo',
        tallaNombre: '6',
        cantidad: 1,
        precioUnitarioCents: 100,
        subtotalCents: 100,
      })
      .execute();
    await deps.db.deleteFrom('productos').where('idProducto', '=', idProducto).execute();
    const lines = await deps.db.selectFrom('pedido_productos').selectAll().execute();
    expect(lines).toMatchObject([{ productoNombre: 'Anillo', idProducto }]);
  });

  test('texts keep every character that people write', async () => {
    const { deps } = await createApp();
    const pregunta = "¿Qué tal «ñandú»? 💍 it's \\ % _ 'x' \"y\"";
    await deps.db.insertInto('preguntas').values({ pregunta, respuesta: '', visible: 1 }).execute();
    const row = await deps.db.selectFrom('preguntas').select('pregunta').executeTakeFirst();
    expect(row?.pregunta).toBe(pregunta);
  });
});

async function insertProduct(
  {
    db,
    clock,
  }: Awaited<ReturnType<Parameters<Parameters<typeof describeOnBothDatabases>[1]>[0]>>['deps'],
  precioCents = 100,
): Promise<number> {
  const now = clock.now().toISOString();
  const { idProducto } = await db
    .insertInto('productos')
    .values({
      nombreProducto: 'Anillo',
      descripcion: '',
      precioCents,
      idCategoria: 1,
      idMaterial: 1,
      fechaCreacion: now,
      fechaActualizacion: now,
    })
    .returning('idProducto')
    .executeTakeFirstOrThrow();
  return idProducto;
}
