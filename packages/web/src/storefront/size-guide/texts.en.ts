import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const sizeGuideTexts: Translation<typeof spanish.sizeGuideTexts> = {
  title: 'Size guide',
  description:
    'Find your ring size at home: on the screen, with a strip of paper or with a thread. Diameter, circumference and sizes of the United States and Europe.',
  lead: 'Measure in the afternoon, with warm hands. If you are between two sizes, choose the larger one; a tenth of a millimetre too many does not count.',
  screen: {
    title: 'A ring on the screen',
    calibrate: 'First tell us the size of your screen: lay one of these things on it.',
    thing: 'What you compare with',
    things: { tarjeta: 'Bank card', moneda: '₡100 coin' },
    adjust: {
      tarjeta: 'Adjust until the frame is as wide as the short side of the card',
      moneda: 'Adjust until the circle is as large as the coin',
    },
    tooWide: 'The card does not fit on this screen. Compare with the coin.',
    fits: 'It fits',
    again: 'Calibrate again',
    compare: 'Lay a ring that fits you well on the circle.',
    diameter: 'Adjust until the circle fills the inside of the ring',
  },
  found: (millimetres, tamanio) =>
    tamanio === null
      ? `${millimetres} mm: outside our sizes. Write to us and we will see whether we can make it.`
      : `${millimetres} mm: size ${tamanio}`,
  keep: {
    finger: 'Finger',
    button: 'Keep my size',
    done: (finger, tamanio) => `We keep size ${tamanio} for your ${finger}.`,
  },
  paper: {
    title: 'A strip of paper',
    steps: [
      'Print the strip at 100 %, without fitting it to the page, and check with a ruler that the 100 mm are 100 mm.',
      'Cut it out, cut the slit along its line and put it round your finger, with the tip through the slit.',
      'The number at the slit is your size; between two, the larger one.',
    ],
    print: 'Print the strip',
    cut: 'slit',
    ruler: '100 mm',
    strip: 'Strip to measure a finger, with the sizes from 5 to 12',
  },
  thread: {
    title: 'A thread',
    text: 'Put a thread round the finger where you will wear the ring, mark where it meets and measure it stretched out.',
    label: 'Length of the thread, in millimetres',
    centimetres: (length) => `Centimetres? ${length} cm are ${length * 10} mm.`,
    noFinger: (shortest, longest) =>
      `Write the length in millimetres, between ${shortest} and ${longest}.`,
  },
  table: {
    title: 'All sizes',
    size: 'Size',
    diameter: 'Inner diameter',
    circumference: 'Circumference',
    us: 'US',
    eu: 'Europe',
  },
};
