import contacto800 from './contacto-estuche-anillo-800.webp';
import contacto from './contacto-estuche-anillo.webp';
import encargo800 from './encargo-boceto-anillo-800.webp';
import encargo from './encargo-boceto-anillo.webp';
import taller800 from './taller-mesa-de-trabajo-800.webp';
import taller from './taller-mesa-de-trabajo.webp';
import { sceneTexts } from './texts.ts';

const scene = (src: string, half: string, alt: string) => ({
  src,
  srcSet: `${half} 800w, ${src} 1600w`,
  width: 1600,
  height: 1200,
  alt,
});

/** Photographs of the workshop, ready for `<Picture>`: `<Picture {...scenes.taller} sizes="50vw" />`. */
export const scenes = {
  taller: scene(taller, taller800, sceneTexts.taller),
  encargo: scene(encargo, encargo800, sceneTexts.encargo),
  contacto: scene(contacto, contacto800, sceneTexts.contacto),
};
