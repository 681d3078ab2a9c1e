import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/test-app.ts';
import { forgetOldEntries } from './forget-old-entries.ts';

describeOnBothDatabases('what the bank said', (createApp) => {
  test('names nobody after so many months; what still waits then goes, and the record says so', async () => {
    const { deps, clock } = await createApp();
    const { db } = deps;
    clock.advance(Date.parse('2028-03-14T18:00:00.000Z') - clock.now().getTime());
    const entry = {
      ...({ centimos: 5600, moneda: 'USD', referencia: 'AB12345', noPaga: '[]' } as const),
      ...{ nombre: 'ANA MORA', texto: 'SINPE de ANA MORA' },
    };
    await db
      .insertInto('entradas_banco')
      .values([
        { ...entry, dia: '2026-03-13', estado: 'usada' },
        { ...entry, dia: '2026-03-13', estado: 'apartada' },
        { ...entry, dia: '2026-03-13', estado: 'espera' },
        { ...entry, dia: '2026-03-14', estado: 'usada' },
        { ...entry, dia: '2026-03-14', estado: 'espera' },
      ])
      .execute();
    expect(await forgetOldEntries(deps, 24)).toEqual({ forgotten: 2, deleted: 1 });
    expect(await forgetOldEntries(deps, 24)).toBeNull();
    const rows = await db
      .selectFrom('entradas_banco')
      .select(['dia', 'estado', 'centimos', 'referencia', 'nombre', 'texto'])
      .orderBy('idEntrada')
      .execute();
    const { noPaga: _, moneda: __, ...kept } = entry;
    const forgotten = { ...kept, nombre: null, texto: '' };
    expect(rows).toEqual([
      { ...forgotten, dia: '2026-03-13', estado: 'usada' },
      { ...forgotten, dia: '2026-03-13', estado: 'apartada' },
      { ...kept, dia: '2026-03-14', estado: 'usada' },
      { ...kept, dia: '2026-03-14', estado: 'espera' },
    ]);
    const record = await db.selectFrom('actividad').select(['accion', 'cambios']).execute();
    expect(record).toContainEqual({
      accion: 'banco.vencido',
      cambios: JSON.stringify({ entradas: [1, null] }),
    });
  });
});
