import { assertSynonyms, synonymTexts } from '@filigrana/sdk/answers';
import { changesBetween, recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

/** The words that the search takes for each other. */
export const synonymHandlers = (world: World): HandlersOf<'synonyms'> => ({
  getSynonyms: () => withVersion(world, world.synonyms),
  setSynonyms({ body: { grupos, version }, user: { idUsuario } }) {
    if (grupos) assertSynonyms(grupos);
    const current = world.synonyms;
    assertCurrent(world, current, version, () => current);
    world.synonyms = { grupos, version: current.version + 1 };
    recordActivity(world, {
      idUsuario,
      accion: 'ajustes.sinonimos',
      objeto: '',
      cambios: changesBetween({ version: current.version }, { version: current.version + 1 }),
    });
    return { mensaje: synonymTexts.saved };
  },
});
