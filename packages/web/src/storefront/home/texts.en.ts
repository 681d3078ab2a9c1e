import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const homeTexts: Translation<typeof spanish.homeTexts> = {
  title: 'Designer jewellery in silver and gold',
  heading: (shop) => `${shop}, designer jewellery made by hand in Costa Rica`,
  description:
    'Designer jewellery in 925 silver and gold-plated silver, made by hand in Costa Rica. We ship to the whole country; payment by SINPE Móvil or bank transfer.',
  carousel: {
    label: (shop) => `News of ${shop}`,
    role: 'carousel',
    slideRole: 'slide',
    slide: (n, of) => `${n} of ${of}`,
    goTo: (n) => `Go to banner ${n}`,
    pause: 'Pause carousel',
    play: 'Play carousel',
    loading: 'Loading banners…',
    empty: 'There are no banners.',
    retry: 'Try again',
    retrying: 'Trying again…',
  },
  banners: [
    {
      title: 'Designer jewellery, thread\u00a0by\u00a0thread',
      tagline: 'Made by hand in Costa Rica, in 925 silver and gold-plated silver.',
    },
    {
      title: 'Rings that tell a story',
      tagline: 'Solitaires, signets and filigree, from size 5 to 12.',
    },
    {
      title: 'Stones with their own light',
      tagline: 'Natural or synthetic, chosen and set one by one.',
    },
    {
      title: 'Chains and pendants for every day',
      tagline: 'Light pieces to wear alone or together.',
    },
  ],
  statement:
    'Every piece begins as a fine wire. We draw it, twist it and solder it until the design stands on its own.',
  featured: {
    title: 'Featured pieces',
    all: 'View catalogue',
    retry: 'Try again',
    retrying: 'Trying again…',
  },
  specialOrder: {
    title: 'Do you have a piece in mind?',
    text: 'Tell us the idea, choose stone and material, and attach a reference picture. We draw it with you and make it in the workshop.',
    action: 'Special order',
  },
  notes: {
    label: 'Shipping and payment',
    shipping: {
      title: 'Shipping anywhere in Costa Rica',
      text: 'With Correos de Costa Rica, to the door of your house.',
    },
    sinpe: {
      title: 'Payment by SINPE Móvil',
      text: 'You send the amount and attach the receipt.',
    },
    transfer: {
      title: 'Bank transfer',
      text: 'You can also pay from your bank.',
    },
  },
};

export const bannerWords: (index: number) => Translation<ReturnType<typeof spanish.bannerWords>> = (
  index,
) => homeTexts.banners[index % homeTexts.banners.length] ?? homeTexts.banners[0];
