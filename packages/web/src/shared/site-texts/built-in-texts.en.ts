import type { Translation } from '../../translation.ts';
import type * as spanish from './built-in-texts.ts';

export const builtInTexts: Translation<typeof spanish.builtInTexts> = {
  inicio:
    'Every piece begins as a fine wire. We draw it, twist it and solder it until the design stands on its own.',
  envios: 'With Correos de Costa Rica, to the door of your house.',
  sinpe: 'You send the amount and attach the receipt.',
  transferencia: 'You can also pay from your bank.',
  acercaTitulo: 'A small workshop, a long thread',
  acerca: (shop) =>
    `${shop} is designer jewellery made in Costa Rica. We work in 925 silver, 14-carat gold and natural or synthetic stones, one piece at a time.

Filigree is the art of drawing with wire: the metal is drawn until it looks like a thread, twisted in two and curled into scrolls that are then soldered. If what you are looking for is not in the catalogue, we make it with you, starting from the form for special orders.`,
  banners: [
    {
      titulo: 'Designer jewellery, thread\u00a0by\u00a0thread',
      linea: 'Made by hand in Costa Rica, in 925 silver and gold-plated silver.',
    },
    {
      titulo: 'Rings that tell a story',
      linea: 'Solitaires, signets and filigree, from size 5 to 12.',
    },
    {
      titulo: 'Stones with their own light',
      linea: 'Natural or synthetic, chosen and set one by one.',
    },
    {
      titulo: 'Chains and pendants for every day',
      linea: 'Light pieces to wear alone or together.',
    },
  ],
};

export const builtInBanner: (
  index: number,
) => Translation<ReturnType<typeof spanish.builtInBanner>> = (index) =>
  builtInTexts.banners[index % builtInTexts.banners.length] ?? builtInTexts.banners[0];
