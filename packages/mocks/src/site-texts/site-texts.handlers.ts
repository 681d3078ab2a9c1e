import { siteTextsTexts } from '@filigrana/sdk/answers';
import {
  fullName,
  NO_ENGLISH_SITE_TEXTS,
  NO_SITE_TEXTS,
  SITE_TEXTS_SHOWN,
} from '@filigrana/sdk/domain';
import { changesBetween, recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

/** Words of the home page and of the page about the shop. */
export const siteTextHandlers = (world: World): HandlersOf<'site-texts'> => {
  const inForce = () => ({
    textos: world.siteTexts[0]?.textos ?? {
      ...NO_SITE_TEXTS,
      ...(world.extensions.has('english') && NO_ENGLISH_SITE_TEXTS),
    },
    version: world.siteTexts.length + 1,
  });
  return {
    getSiteTexts: () => withVersion(world, inForce()),
    listSiteTexts: () =>
      world.siteTexts.slice(0, SITE_TEXTS_SHOWN).map(({ textos, fecha, idUsuario }) => {
        const author = world.accounts.find((account) => account.idUsuario === idUsuario);
        return { textos, fecha, autor: author ? fullName(author) : null };
      }),
    setSiteTexts({ body, user: { idUsuario } }) {
      const before = inForce();
      assertCurrent(world, before, body.version, () => before);
      const textos = { ...before.textos };
      // A shop without English keeps none of it.
      for (const key of Object.keys(textos) as (keyof typeof textos)[])
        textos[key] = (body.textos[key] ?? textos[key] ?? '').trim();
      world.siteTexts.unshift({ textos, fecha: world.now().toISOString(), idUsuario });
      recordActivity(world, {
        ...{ idUsuario, accion: 'ajustes.textosTienda', objeto: '' },
        cambios: changesBetween({ version: before.version }, { version: before.version + 1 }),
      });
      return { mensaje: siteTextsTexts.saved };
    },
  };
};
