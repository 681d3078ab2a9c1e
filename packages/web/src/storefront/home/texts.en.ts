import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const homeTexts: Translation<typeof spanish.homeTexts> = {
  title: 'Designer jewellery in silver and gold',
  heading: (shop) => `${shop}, designer jewellery made by hand in Costa Rica`,
  description:
    'Designer jewellery in 925 silver and gold-plated silver, made by hand in Costa Rica. We ship anywhere in Costa Rica; payment by SINPE Móvil or bank transfer.',
  carousel: {
    label: (shop) => `News of ${shop}`,
    role: 'carousel',
    slideRole: 'slide',
    slide: (n, of) => `${n} of ${of}`,
    goTo: (n) => `Go to banner ${n}`,
    more: 'See more',
    pause: 'Pause carousel',
    play: 'Play carousel',
    loading: 'Loading banners…',
    empty: 'There are no banners.',
    retry: 'Try again',
    retrying: 'Trying again…',
  },
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
    shipping: 'Shipping anywhere in Costa Rica',
    sinpe: 'Payment by SINPE Móvil',
    transfer: 'Bank transfer',
  },
};
