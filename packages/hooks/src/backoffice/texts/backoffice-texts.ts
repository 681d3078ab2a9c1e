import { commonTexts } from '../../shared/texts/common-texts.ts';
import { fieldTexts } from '../../shared/texts/field-texts.ts';
import { alertsTexts } from './alerts-texts.ts';
import { contentTexts } from './content-texts.ts';
import { holdsTexts } from './holds-texts.ts';
import { ordersTexts } from './orders-texts.ts';
import { paymentsTexts } from './payments-texts.ts';
import { peopleTexts } from './people-texts.ts';
import { productsTexts } from './products-texts.ts';
import { exchangeTexts } from './exchange-texts.ts';
import { reconciliationTexts } from './reconciliation-texts.ts';
import { settingsTexts } from './settings-texts.ts';
import { shipmentsTexts } from './shipments-texts.ts';

/** Every message that the staff can be told, in Spanish, by code. */
export const backofficeTexts = {
  ...commonTexts,
  ...fieldTexts,
  ...ordersTexts,
  ...paymentsTexts,
  ...productsTexts,
  ...peopleTexts,
  ...contentTexts,
  ...settingsTexts,
  ...shipmentsTexts,
  ...exchangeTexts,
  ...holdsTexts,
  ...reconciliationTexts,
  ...alertsTexts,
} as const;
