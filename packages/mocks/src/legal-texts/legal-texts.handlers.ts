import { legalTextsTexts } from '@filigrana/sdk/contract';
import type { Handlers } from '../http/call.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

/** The privacy page and the page of terms. */
export const legalTextHandlers = (world: World): Handlers<'getLegalText' | 'setLegalText'> => ({
  getLegalText: ({ params: { pagina } }) => ({
    pagina,
    ...withVersion(world, world.legalTexts[pagina]),
  }),
  setLegalText({ params: { pagina }, body: { texto, version } }) {
    const current = world.legalTexts[pagina];
    assertCurrent(world, current, version, () => ({ pagina, ...current }));
    world.legalTexts[pagina] = { texto: texto?.trim() ?? null, version: current.version + 1 };
    return { mensaje: legalTextsTexts.saved };
  },
});
