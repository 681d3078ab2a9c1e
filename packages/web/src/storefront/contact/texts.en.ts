import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const contactTexts: Translation<typeof spanish.contactTexts> = {
  title: 'Contact',
  description:
    'Write to us by e-mail or WhatsApp, or follow us on Instagram and Facebook. Designer jewellery made by hand in Costa Rica.',
  heading: 'Would you like to get in touch with us?',
  networks: 'Other ways to find us',
  whatsapp: { title: 'WhatsApp', text: 'The quickest way to ask us something.' },
  instagram: { title: 'Instagram', text: 'New pieces, and the workshop from inside.' },
  facebook: { title: 'Facebook', text: 'News and dates of fairs.' },
};
