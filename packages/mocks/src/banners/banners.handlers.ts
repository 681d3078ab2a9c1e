import { bannerTexts } from '@filigrana/sdk/answers';
import type { HandlersOf } from '../http/call.ts';
import { storeImage } from '../world/files.ts';
import type { World } from '../world/world.ts';

/** Pictures at the top of the home page; an upload replaces the whole set. */
export const bannerHandlers = (world: World): HandlersOf<'banners'> => ({
  listBanners: () => world.banners,
  uploadBanners({ body }) {
    world.banners = body.banners.map((upload) => storeImage(world, upload));
    return { mensaje: bannerTexts.replaced };
  },
});
