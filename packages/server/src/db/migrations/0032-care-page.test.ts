import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { olderShop } from '../../../test/older-shop.ts';
import { findLegalText, saveLegalText } from '../../modules/legal-texts/legal-texts.repository.ts';
import { migrate } from './index.ts';

describe.each(DATABASES)('a shop from before the page of care on %s', (dialect) => {
  test('keeps its own pages, and has one more that nobody has written', async () => {
    const db = await olderShop(dialect, '0031-missing-pieces');
    const texto = '# Términos de la tienda';
    await db.transaction().execute((trx) => saveLegalText(trx, { pagina: 'terminos', texto }, 1));
    await migrate(db, dialect);
    expect(await findLegalText(db, 'terminos')).toMatchObject({ texto, version: 2 });
    expect(await findLegalText(db, 'cuidado')).toMatchObject({ texto: null, version: 1 });
  });
});
