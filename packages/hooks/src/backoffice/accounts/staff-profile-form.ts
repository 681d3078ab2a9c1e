import type { User } from '@filigrana/sdk';
import {
  contactForm,
  type ContactEdit,
  type ContactValues,
} from '../../shared/forms/contact-form.ts';
import { saidBeside } from '../../shared/forms/form-definition.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** What the fields of the profile form hold. */
export type StaffProfileFormValues = ContactValues;

/** E-mail and phone of an administrator or manager: all that can be edited. */
export const staffProfileForm: StaffForm<User, StaffProfileFormValues, ContactEdit> = {
  ...contactForm,
  id: 'staffProfileForm',
  beside: (error) => (error.code === 'EMAIL_IN_USE' ? saidBeside('correo', error) : {}),
  saved: () => notice('profile.updated'),
};
