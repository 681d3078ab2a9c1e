/**
 * Every code a form can answer with, in the order in which the product reports them: what is
 * missing comes before what is wrong, and the order within a form is that of specification §5.
 * Codes travel; the sentences belong to whoever speaks to people.
 */
export const FIELD_CODES = [
  'PAYMENT_METHOD_REQUIRED',
  'REQUIRED',
  'RECEIPT_REQUIRED',
  'IMAGES_REQUIRED',
  'SIZES_REQUIRED',
  'STOCK_REQUIRED',
  'IDENTIFICATION_INVALID',
  'PHONE_NOT_ALLOWED',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'PASSWORDS_DIFFER',
  'PASSWORD_WEAK',
  'PASSWORD_FORBIDDEN',
  'ROLE_INVALID',
  'SIZE_INVALID',
  'TOO_LONG',
  'PRICE_INVALID',
  'PRICE_TOO_LARGE',
  'SPECIAL_PRICE_TOO_HIGH',
  'STOCK_INVALID',
  'STOCK_TOO_LARGE',
  'UNIQUE_ONE',
  'LENGTH_INVALID',
  'WEIGHT_INVALID',
  'HOURS_INVALID',
  'AMOUNT_INVALID',
  'AMOUNT_TOO_LARGE',
  'QUANTITY_INVALID',
  'IMAGES_TOO_MANY',
  'PLACES_TOO_MANY',
  'SYNONYMS_TOO_MANY',
  'SYNONYM_INVALID',
  'SYNONYM_ALONE',
  'SYNONYM_REPEATED',
  'LINK_INVALID',
  'STATUS_INVALID',
  'ACTION_INVALID',
  'FILE_TYPE',
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'INVALID',
] as const;

/** What is wrong with a field. `INVALID` is a value of a type or a list that no form would send. */
export type FieldCode = (typeof FIELD_CODES)[number];

/** Lets the compiler check a code where a schema takes any message. */
export const code = <Code extends FieldCode>(name: Code): Code => name;
