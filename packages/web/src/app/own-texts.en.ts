import { englishTexts } from '@filigrana/hooks/en';

/** What the server says is Spanish. */
export const ownTexts = { texts: englishTexts, preferOwnTexts: true };
