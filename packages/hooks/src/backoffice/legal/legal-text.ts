import type { LegalPage, LegalText } from '@filigrana/sdk';
import { legalTextSchema, readForm, type LegalTextValues } from '@filigrana/sdk/schemas';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** What is edited: the text that is in force, the front end's own where nobody has written one. */
export interface EditedLegalText {
  pagina: LegalPage;
  texto: string;
  version?: number | undefined;
}

/** The text that the field shows at first. */
export function editedText(
  { pagina, texto, version }: LegalText,
  standard: string,
): EditedLegalText {
  return { pagina, texto: texto ?? standard, version };
}

/** The page of privacy, of terms, or of care and warranty. */
export const legalTextForm: StaffForm<EditedLegalText, LegalTextValues, LegalTextValues> = {
  id: 'legalText',
  idOf: ({ pagina }) => pagina,
  versionOf: ({ version }) => version,
  memo: null,
  start: (page) => ({ texto: page?.texto ?? '' }),
  read: (values) => readForm(legalTextSchema, values),
  issues: () => ({ REQUIRED: notice('legalText.required'), TOO_LONG: notice('legalText.tooLong') }),
  failed: () => notice('legalText.failed'),
  saved: () => notice('legalText.saved'),
};
