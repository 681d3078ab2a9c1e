import { DEFAULT_EXCHANGE, DEFAULT_SHIPPING_FEE } from '@filigrana/sdk/domain';
import { faq, novedad } from '../fixtures/content.ts';
import type { World } from '../world/world.ts';
import { seedPicture } from './pictures.ts';

/** The banners by what their drawn picture says, with their own words. */
const BANNERS = [
  {
    picture: 'Hecho a mano',
    titulo: 'Joyería de autor, hilo a hilo',
    linea: 'Hecha a mano en Costa Rica, en plata 925 y plata bañada en oro.',
    tituloIngles: 'Designer jewellery, thread by thread',
    lineaIngles: 'Made by hand in Costa Rica, in 925 silver and gold-plated silver.',
  },
  {
    picture: 'Piezas únicas',
    titulo: 'Anillos que cuentan algo',
    linea: 'Solitarios, sellos y filigrana, de la talla 5 a la 12.',
    tituloIngles: 'Rings that tell a story',
    lineaIngles: 'Solitaires, signets and filigree, from size 5 to 12.',
  },
] as const;

/** Questions (one hidden), novedades (one sent), banners, the fee, and what a dollar costs in colones. */
export function seedContent(world: World, { admin }: { admin: number }): void {
  const ago = (days: number) => new Date(world.now().getTime() - days * 86_400_000).toISOString();
  world.shippingFee = { monto: DEFAULT_SHIPPING_FEE, version: 1 };
  const rate = { idUsuario: admin, ...DEFAULT_EXCHANGE };
  world.rates = [
    { ...rate, version: 3, tasa: 509.6, fecha: ago(5) },
    { ...rate, version: 2, tasa: 512.35, fecha: ago(12) },
  ];
  for (const { picture, ...words } of BANNERS)
    world.banners.push({
      ...{ idBanner: world.nextId('banner'), image_url: seedPicture(world, picture) },
      ...{ ...words, enlace: '/offer', foco: null, version: 1 },
    });

  const questions = [
    faq({
      preguntaIngles: 'Do you ship throughout the country?',
      respuestaIngles: 'Yes, with Correos de Costa Rica.',
    }),
    faq({ pregunta: '¿Cómo sé mi talla?', respuesta: 'Mide el diámetro interior de un anillo.' }),
    faq({ pregunta: '¿Tienen taller abierto?', respuesta: 'Pronto.', visible: 0 }),
  ];
  for (const { preguntaIngles = null, respuestaIngles = null, ...question } of questions)
    world.faqs.push({
      ...question,
      ...{ preguntaIngles, respuestaIngles },
      ...{ idPregunta: world.nextId('faq'), version: 1 },
    });

  const sent = { estado: 'Enviado', fecha: ago(9), fechaActualizacion: ago(8) } as const;
  const news = [
    novedad({ ...sent, asunto: 'Temporada de perlas' }),
    novedad({ fecha: ago(2), referenciaURL: seedPicture(world, 'Nueva colección') }),
  ];
  for (const item of news)
    world.novedades.push({ ...item, idNovedad: world.nextId('novedad'), version: 1 });
}
