import { englishLabels } from '@filigrana/hooks/en';
import type { Translation } from '../translation.ts';
import type * as spanish from './payment-texts.ts';

export const paymentTexts: Translation<typeof spanish.paymentTexts> = {
  methods: englishLabels.paymentMethod,
  states: englishLabels.paymentStatus,
};
