import { assertTwoDecimals, exchangeTexts } from '@filigrana/sdk/answers';
import { fullName, RATES_SHOWN } from '@filigrana/sdk/domain';
import { changesBetween, recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';
import { exchangeInForce } from './rates.ts';

/** What a dollar costs in colones. */
export const exchangeHandlers = (world: World): HandlersOf<'exchange'> => ({
  getExchangeRate() {
    const { diasAviso: _, ...rate } = exchangeInForce(world);
    return withVersion(world, rate);
  },
  setExchangeRate({ body: { version, ...form }, user: { idUsuario } }) {
    if (form.tasa !== null) assertTwoDecimals('tasa', form.tasa);
    const before = exchangeInForce(world);
    const { diasAviso: _, ...actual } = before;
    assertCurrent(world, before, version, () => actual);
    const after = { ...before, ...form, fecha: world.now().toISOString() };
    world.rates.unshift({ ...after, idUsuario, version: before.version + 1 });
    const told = ({ tasa, enPrecios, topeSinpe, diasAviso }: typeof before) => ({
      ...{ tasa, topeSinpe, diasAviso },
      enPrecios: Number(enPrecios),
    });
    recordActivity(world, {
      idUsuario,
      accion: 'ajustes.tipoCambio',
      objeto: '',
      cambios: changesBetween(told(before), told(after)),
    });
    return { mensaje: exchangeTexts.saved };
  },
  listExchangeRates: () => ({
    diasAviso: exchangeInForce(world).diasAviso,
    cambios: world.rates.slice(0, RATES_SHOWN).map(({ tasa, fecha, idUsuario }) => {
      const author = world.accounts.find((account) => account.idUsuario === idUsuario);
      return { tasa, fecha, autor: author ? fullName(author) : null };
    }),
  }),
});
