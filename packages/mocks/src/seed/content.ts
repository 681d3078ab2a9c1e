import { DEFAULT_EXCHANGE, DEFAULT_SHIPPING_FEE } from '@filigrana/sdk/domain';
import { putBanners } from '../banners/put-banners.ts';
import { faq, novedad } from '../fixtures/content.ts';
import type { World } from '../world/world.ts';
import { seedPicture } from './pictures.ts';

/** Questions (one hidden), novedades (one sent), banners, the fee, and what a dollar costs in colones. */
export function seedContent(world: World, { admin }: { admin: number }): void {
  const ago = (days: number) => new Date(world.now().getTime() - days * 86_400_000).toISOString();
  world.shippingFee = { monto: DEFAULT_SHIPPING_FEE, version: 1 };
  const rate = { idUsuario: admin, ...DEFAULT_EXCHANGE };
  world.rates = [
    { ...rate, version: 3, tasa: 509.6, fecha: ago(5) },
    { ...rate, version: 2, tasa: 512.35, fecha: ago(12) },
  ];
  putBanners(
    world,
    ['Hecho a mano', 'Piezas únicas'].map((title) => seedPicture(world, title)),
  );

  const questions = [
    faq(),
    faq({ pregunta: '¿Cómo sé mi talla?', respuesta: 'Mide el diámetro interior de un anillo.' }),
    faq({ pregunta: '¿Tienen taller abierto?', respuesta: 'Pronto.', visible: 0 }),
  ];
  for (const question of questions)
    world.faqs.push({ ...question, idPregunta: world.nextId('faq'), version: 1 });

  const sent = { estado: 'Enviado', fecha: ago(9), fechaActualizacion: ago(8) } as const;
  const news = [
    novedad({ ...sent, asunto: 'Temporada de perlas' }),
    novedad({ fecha: ago(2), referenciaURL: seedPicture(world, 'Nueva colección') }),
  ];
  for (const item of news)
    world.novedades.push({ ...item, idNovedad: world.nextId('novedad'), version: 1 });
}
