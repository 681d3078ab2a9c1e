import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const sceneTexts: Translation<typeof spanish.sceneTexts> = {
  taller: 'A workbench with loose gems, silver wire, pliers and a filigree flower',
  encargo: 'A pencil sketch of a ring with the finished piece and gems on the paper',
  contacto: 'An open velvet case with a zircon ring',
};
