import { legalTextsTexts } from '@filigrana/sdk/answers';
import { changesBetween, recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

/** The pages of privacy, of terms, and of care and warranty. */
export const legalTextHandlers = (world: World): HandlersOf<'legal-texts'> => ({
  getLegalText: ({ params: { pagina } }) => ({
    pagina,
    ...withVersion(world, world.legalTexts[pagina]),
  }),
  setLegalText({ params: { pagina }, body: { texto, version }, user: { idUsuario } }) {
    const current = world.legalTexts[pagina];
    assertCurrent(world, current, version, () => ({ pagina, ...current }));
    const next = { texto: texto?.trim() ?? null, version: current.version + 1 };
    world.legalTexts[pagina] = next;
    recordActivity(world, {
      idUsuario,
      accion: 'ajustes.textos',
      objeto: pagina,
      cambios: changesBetween({ version: current.version }, { version: next.version }),
    });
    return { mensaje: legalTextsTexts.saved };
  },
});
