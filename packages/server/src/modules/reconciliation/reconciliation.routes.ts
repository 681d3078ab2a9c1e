import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import {
  acceptMatches,
  addBankEntries,
  readReconciliation,
  setBankEntry,
} from './reconciliation.service.ts';

/** What the bank says beside the orders that it may pay. */
export const reconciliationHandlers = (deps: Deps): HandlersOf<'reconciliation'> => ({
  getReconciliation: () => readReconciliation(deps),
  async addBankEntries({ body, user: { idUsuario } }) {
    const added = await addBankEntries(deps, idUsuario, body.entradas);
    return { ...(await readReconciliation(deps)), ...added };
  },
  async acceptMatches({ body, user: { idUsuario } }) {
    const resultados = await acceptMatches(deps, body.coincidencias, idUsuario);
    deps.outbox.post();
    return { ...(await readReconciliation(deps)), resultados };
  },
  async setBankEntry({ params: { idEntrada }, body, user: { idUsuario } }) {
    await setBankEntry(deps, { idEntrada, idUsuario }, body);
    return readReconciliation(deps);
  },
});
