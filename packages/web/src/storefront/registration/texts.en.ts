import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const registrationTexts: Translation<typeof spanish.registrationTexts> = {
  title: 'Create account',
  description: 'Create your account to buy, to ask for custom pieces and to follow your orders.',
  identification: 'Identification',
  identificationHint: 'With your Costa Rican ID of 9 digits we fill in your name.',
  lookup: {
    loading: 'Looking for your details…',
    typed: 'Type your name and your surnames.',
    found: 'We found your details: please check that they are right.',
  },
  name: 'First name',
  firstSurname: 'First surname',
  secondSurname: 'Second surname',
  secondSurnameHint: 'Leave it empty if you have none.',
  phone: 'Phone',
  password: 'Password',
  legal: 'Before you create your account you can read',
  privacy: 'Privacy',
  and: 'and',
  terms: 'Terms and conditions',
  submit: 'Create account',
  sending: 'Creating account…',
  invitation: {
    title: 'Do you have an account?',
    text: 'Log in to see your orders and finish your purchase.',
    action: 'Log in',
  },
};
