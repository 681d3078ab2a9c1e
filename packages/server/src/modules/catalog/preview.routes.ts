import { fileNotFound } from '@filigrana/sdk/answers';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sendPicture } from '../../media/index.ts';
import { findProductRows } from './catalog.repository.ts';
import { previewOf, previewUrl, type PreviewLanguage } from './product-preview.ts';
import { toProducts } from './product-view.ts';

const NAME = /^(en-)?([1-9]\d{0,8})-[0-9a-f]{16}\.jpg$/;

/**
 * Serves `/media/vista/*`: what messages show of a piece. An address of before leads to the one of now, so
 * nothing is drawn for addresses that somebody has made up.
 */
export function previewRoutes({ db, media, clock, shop }: Deps): FastifyPluginAsync {
  async function find(idProducto: number, language: PreviewLanguage) {
    const forSaleAt = clock.now().toISOString();
    const rows = await findProductRows(db, { forSaleAt, only: [idProducto] });
    const [product] = toProducts(rows, {
      photos: [],
      imageUrl: media.imageUrl,
      audience: 'public',
    });
    return product && previewOf(product, shop.nombre, language);
  }

  return async (app) => {
    app.get<{ Params: { name: string } }>('/media/vista/:name', async (request, reply) => {
      const { name } = request.params;
      const [, english, idProducto] = NAME.exec(name) ?? [];
      const preview = idProducto && (await find(Number(idProducto), english ? 'en' : 'es'));
      if (!preview) throw fileNotFound();
      const url = previewUrl(preview);
      if (!url.endsWith(`/${name}`))
        return reply.header('cache-control', 'no-cache').redirect(url, 302);
      const open = () => media.openPreview(preview);
      return sendPicture(request, reply, { name, contentType: 'image/jpeg', open });
    });
  };
}
