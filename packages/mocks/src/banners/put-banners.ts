import type { BannerRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

const NO_WORDS = {
  ...{ titulo: '', linea: '', tituloIngles: '', lineaIngles: '' },
  ...{ enlace: '', foco: null, version: 1 },
};

/** Puts new banners in the place of the old ones; a picture that was there before stays with its words. */
export function putBanners(world: World, pictures: readonly string[]): void {
  const before = world.banners;
  world.banners = pictures.map(
    (image_url): BannerRow =>
      before.find((row) => row.image_url === image_url) ?? {
        ...{ idBanner: world.nextId('banner'), image_url },
        ...NO_WORDS,
      },
  );
}
