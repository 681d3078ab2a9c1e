import type { BannerWords } from '../entities.ts';
import { isShopPath } from '../domain/shop-path.ts';
import { text, told } from './told.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

/** Reads the addresses of the banners; one that cannot be shown is left out. */
export function banners(wire: Wire): string[] {
  return wire
    .list()
    .map((item) => item.link())
    .filter((address) => address !== null);
}

/** Reads the banners with their words; one that cannot be shown is left out, a link out of the shop counts as none. */
export function bannerWords(wire: Wire): BannerWords[] {
  return wire.list().flatMap((item) => {
    const image_url = item.at('image_url').link();
    if (image_url === null) return [];
    const enlace = item.at('enlace').text('');
    const foco = item.at('foco');
    return {
      idBanner: item.at('idBanner').integer(),
      image_url,
      titulo: item.at('titulo').text(''),
      linea: item.at('linea').text(''),
      ...told(item, 'tituloIngles', text),
      ...told(item, 'lineaIngles', text),
      enlace: isShopPath(enlace) ? enlace : '',
      foco: foco.missing ? null : { x: foco.at('x').integer(), y: foco.at('y').integer() },
      ...version(item),
    };
  });
}
