import type { Translation } from '../translation.ts';
import type * as spanish from './date-texts.ts';

export const dateTexts: Translation<typeof spanish.dateTexts> = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  am: 'a.m.',
  pm: 'p.m.',
};
