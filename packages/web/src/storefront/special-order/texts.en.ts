import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const specialOrderTexts: Translation<typeof spanish.specialOrderTexts> = {
  title: 'Special order',
  description:
    'Order a piece made by hand for you: choose the piece, the stone and the material, and tell us your idea.',
  invitation:
    'A piece made for you, from the first drawing on. Tell us what you imagine and we write to you with a proposal.',
  heading: 'Tell us about the piece',
  pieza: 'Piece',
  piezaPlaceholder: 'Choose a piece',
  talla: 'Size',
  tallaHint: 'From 5 to 12. For rings only.',
  sizeGuide: 'Size guide',
  mySize: (tamanio, fingers) => `Use my size: ${tamanio} (${fingers})`,
  tipoPiedra: 'Kind of stone',
  tipoPiedraPlaceholder: 'Choose a stone',
  tipoMaterial: 'Kind of material',
  tipoMaterialPlaceholder: 'Choose a material',
  loadingOptions: 'Loading…',
  optionsFailed: 'The options of the form could not be loaded.',
  retry: 'Try again',
  descripcion: 'Description',
  optional: 'optional',
  referencia: 'Reference picture',
  chooseImage: 'Choose picture',
  imageHint: 'jpg, png or webp, up to 10 MB',
  preparingImage: 'Preparing the photo…',
  heic: 'This browser cannot open HEIC photos. Send a screenshot, or the photo as jpg.',
  submit: 'Send special order',
  sending: 'Sending…',
  sendingImage: 'Sending the picture…',
  history: 'View my special orders',
  login: {
    action: 'Log in',
    register: 'Create account',
  },
};
