import { commonTexts } from '../../shared/texts/common-texts.ts';
import { fieldTexts } from '../../shared/texts/field-texts.ts';
import { alertsTexts } from './alerts-texts.ts';
import { contentTexts } from './content-texts.ts';
import { ordersTexts } from './orders-texts.ts';
import { peopleTexts } from './people-texts.ts';
import { productsTexts } from './products-texts.ts';
import { settingsTexts } from './settings-texts.ts';

/** Every message that the staff can be told, in Spanish, by code. */
export const backofficeTexts = {
  ...commonTexts,
  ...fieldTexts,
  ...ordersTexts,
  ...productsTexts,
  ...peopleTexts,
  ...contentTexts,
  ...settingsTexts,
  ...alertsTexts,
} as const;
