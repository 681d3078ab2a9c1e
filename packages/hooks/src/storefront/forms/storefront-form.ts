import type { FormDefinition } from '../../shared/forms/form-definition.ts';
import type {
  FieldErrors as Errors,
  FormReport as Report,
} from '../../shared/forms/form-report.ts';
import type { StorefrontCode, StorefrontNotice } from '../texts/storefront-notice.ts';

export type FieldErrors<Field extends string> = Errors<Field, StorefrontNotice>;
export type FormReport<Field extends string> = Report<Field, StorefrontNotice>;

/** What makes one form of visitors and customers different from another. */
export type StorefrontForm<
  Values extends object,
  Accepted,
  Memo = null,
  Subject = never,
> = FormDefinition<Subject, Values, Accepted, Memo, StorefrontCode>;
