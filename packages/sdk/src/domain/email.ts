import { EMAIL_MAX } from './limits.ts';

const LOCAL_MAX = 64;
const LABEL_MAX = 63;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9-]+$/;
const TOP_LEVEL = /^(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i;

/**
 * Whether a text is an e-mail address that can be written to: name, '@', domain with a dot. Each
 * character is looked at a fixed number of times, so no input is slow.
 * Source: specification §5 ('Correo inválido').
 *
 * @example isEmail('ana@correo.cr') // true
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= LOCAL_MAX &&
    local.split('.').every((part) => LOCAL_PART.test(part)) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

/**
 * The form in which two addresses are the same: trimmed, lower case.
 * Source: decisions, "E-mails are compared without case".
 *
 * @example normalizeEmail(' Ana@Correo.CR ') // 'ana@correo.cr'
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

function isLabel(label: string): boolean {
  return (
    label.length <= LABEL_MAX && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')
  );
}
