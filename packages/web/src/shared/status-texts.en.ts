import { englishLabels } from '@filigrana/hooks/en';
import type { Translation } from '../translation.ts';
import type * as spanish from './status-texts.ts';

export const statusTexts: Translation<typeof spanish.statusTexts> = {
  order: englishLabels.orderStatus,
  ready: 'Ready to pick up',
  special: englishLabels.specialOrderStatus,
  unset: 'Special',
};
