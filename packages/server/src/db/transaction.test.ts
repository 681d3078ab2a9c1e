import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestApp } from '../../test/test-app.ts';
import { changed } from './changed.ts';
import type { Trx } from './database.ts';
import { isUniqueViolation } from './dialects.ts';
import { withTransaction } from './transaction.ts';

async function oneProduct({ deps }: TestApp, stock: number): Promise<number> {
  const now = deps.clock.now().toISOString();
  const { idProducto } = await deps.db
    .insertInto('productos')
    .values({
      nombreProducto: 'Anillo',
      descripcion: '',
      precioCents: 100,
      idCategoria: 1,
      idMaterial: 1,
      fechaCreacion: now,
      fechaActualizacion: now,
    })
    .returning('idProducto')
    .executeTakeFirstOrThrow();
  const { idProducto_talla } = await deps.db
    .insertInto('producto_talla')
    .values({ idProducto, idTalla: 1, stock })
    .returning('idProducto_talla')
    .executeTakeFirstOrThrow();
  return idProducto_talla;
}

const take = (trx: Trx, id: number) =>
  changed(
    trx
      .updateTable('producto_talla')
      .set((eb) => ({ stock: eb('stock', '-', 1) }))
      .where('idProducto_talla', '=', id)
      .where('stock', '>=', 1),
  );

describeOnBothDatabases('withTransaction', (createApp) => {
  test('of many who want the last pieces at once, exactly as many get one as there are', async () => {
    const shop = await createApp();
    const id = await oneProduct(shop, 3);
    const takers = Array.from({ length: 12 }, () =>
      withTransaction(shop.deps.db, async (trx) => {
        await trx.selectFrom('producto_talla').select('stock').execute();
        return take(trx, id);
      }),
    );
    const taken = (await Promise.all(takers)).filter(Boolean);
    expect(taken).toHaveLength(3);
    const row = await shop.deps.db.selectFrom('producto_talla').select('stock').executeTakeFirst();
    expect(row?.stock).toBe(0);
  });

  test('nothing of a transaction that fails is kept', async () => {
    const { deps } = await createApp();
    const work = withTransaction(deps.db, async (trx) => {
      await trx.insertInto('piedras').values({ nombre: 'Lunar' }).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    const stones = await deps.db.selectFrom('piedras').select('nombre').execute();
    expect(stones.map(({ nombre }) => nombre)).not.toContain('Lunar');
  });

  test('a query past the transaction that is open is refused at once instead of waiting for ever', async () => {
    const { deps } = await createApp();
    const work = withTransaction(deps.db, () =>
      deps.db.selectFrom('piedras').selectAll().execute(),
    );
    await expect(work).rejects.toThrow(/must use the transaction/);
    expect(await deps.db.selectFrom('piedras').selectAll().execute()).toHaveLength(2);
  });

  test('what a busy database refused is tried again', async () => {
    const { deps } = await createApp();
    let attempts = 0;
    const result = await withTransaction(deps.db, async () => {
      attempts += 1;
      if (attempts < 3) throw Object.assign(new Error('busy'), { code: '40001' });
      return 'done';
    });
    expect(result).toBe('done');
    expect(attempts).toBe(3);
  });

  test('a second row where one is allowed is known as such', async () => {
    const { deps } = await createApp();
    const error: unknown = await deps.db
      .insertInto('piedras')
      .values({ nombre: 'Natural' })
      .execute()
      .catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });
});
