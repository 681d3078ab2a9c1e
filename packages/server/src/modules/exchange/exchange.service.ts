import { assertTwoDecimals, HttpProblem } from '@filigrana/sdk/answers';
import { toCents } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { changesBetween, recordActivity } from '../../activity/activity.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { insertExchange } from './exchange.repository.ts';
import { exchangeInForce } from './read-exchange.ts';

/**
 * Sets the rate from now on; what `form` does not name stays.
 *
 * @throws HttpProblem 400 for a third decimal; 409 VERSION_CONFLICT.
 */
export async function setExchangeRate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { version, ...form }: components['schemas']['ExchangeRateForm'],
  idUsuario: number,
): Promise<void> {
  const { tasa } = form;
  if (tasa !== null) assertTwoDecimals('tasa', tasa);
  const fecha = clock.now().toISOString();
  await withTransaction(db, async (trx) => {
    const before = await exchangeInForce(trx);
    const { enPrecios, topeSinpe, diasAviso } = { ...before, ...form };
    const isCurrent = version === undefined || version === before.version;
    const saved =
      isCurrent &&
      (await insertExchange(trx, {
        version: before.version + 1,
        fecha,
        idUsuario,
        tasaCentimos: tasa === null ? null : toCents(tasa),
        enPrecios: enPrecios ? 1 : 0,
        topeSinpe,
        diasAviso,
      }));
    if (!saved) {
      const { diasAviso: _, ...actual } = await exchangeInForce(trx);
      throw new HttpProblem('VERSION_CONFLICT', { actual });
    }
    await recordActivity(trx, {
      fecha,
      idUsuario,
      accion: 'ajustes.tipoCambio',
      cambios: changesBetween(
        { ...before, enPrecios: Number(before.enPrecios) },
        { tasa, enPrecios: Number(enPrecios), topeSinpe, diasAviso },
        ['tasa', 'enPrecios', 'topeSinpe', 'diasAviso'],
      ),
    });
  });
}
