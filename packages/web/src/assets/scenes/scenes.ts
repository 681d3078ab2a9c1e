import contacto800 from './contacto-estuche-anillo-800.webp';
import contacto from './contacto-estuche-anillo.webp';
import encargo800 from './encargo-boceto-anillo-800.webp';
import encargo from './encargo-boceto-anillo.webp';
import taller800 from './taller-mesa-de-trabajo-800.webp';
import taller from './taller-mesa-de-trabajo.webp';

const scene = (src: string, half: string, alt: string) => ({
  src,
  srcSet: `${half} 800w, ${src} 1600w`,
  width: 1600,
  height: 1200,
  alt,
});

/** Photographs of the workshop, ready for `<Picture>`: `<Picture {...scenes.taller} sizes="50vw" />`. */
export const scenes = {
  taller: scene(
    taller,
    taller800,
    'Mesa de taller con gemas sueltas, hilo de plata, pinzas y una flor de filigrana',
  ),
  encargo: scene(
    encargo,
    encargo800,
    'Boceto a lápiz de un anillo con la pieza terminada y gemas sobre el papel',
  ),
  contacto: scene(contacto, contacto800, 'Estuche de terciopelo abierto con un anillo de circón'),
};
