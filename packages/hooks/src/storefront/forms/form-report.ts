/** What forms have to say (see `shared/forms`), in the codes of the storefront. */
import type { ApiError } from '@filigrana/sdk';
import type { FieldIssue } from '@filigrana/sdk/schemas';
import {
  reportIssues as report,
  serverErrors as errorsOf,
  withoutError as without,
  type FieldErrors as Errors,
  type FormReport as Report,
  type IssueTexts,
} from '../../shared/forms/form-report.ts';
import type { StorefrontCode, StorefrontNotice } from '../texts/storefront-notice.ts';

export { NOTHING_TO_REPORT } from '../../shared/forms/form-report.ts';

export type FieldErrors<Field extends string> = Errors<Field, StorefrontNotice>;
export type FormReport<Field extends string> = Report<Field, StorefrontNotice>;

export const reportIssues: <Field extends string>(
  issues: readonly FieldIssue[],
  texts?: IssueTexts<StorefrontCode>,
) => FormReport<Field> = report;

export const serverErrors: <Field extends string>(error: ApiError) => FieldErrors<Field> = errorsOf;

export const withoutError: <Field extends string>(
  errors: FieldErrors<Field>,
  field: Field,
) => FieldErrors<Field> = without;
