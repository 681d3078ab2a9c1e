import * as v from 'valibot';
import { isEmail } from '../domain/email.ts';
import { isIdentification, normalizeIdentification } from '../domain/identification.ts';
import { EMAIL_MAX, PASSWORD_MAX } from '../domain/limits.ts';
import { isStrongPassword } from '../domain/password.ts';
import { isBlockedPhone, isPhone } from '../domain/phone.ts';
import { textLength } from '../domain/text.ts';
import { code, type FieldCode } from './codes.ts';
import { unless } from './form.ts';

/** A text that must hold more than blanks; trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(max: number, missing: FieldCode = 'REQUIRED') {
  return v.pipe(
    v.string(unless(missing)),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => textLength(text) <= max, code('TOO_LONG')),
  );
}

/** A text that may be left empty; trimmed, and '' when absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number) {
  return v.pipe(
    v.nullish(v.string(code('INVALID')), ''),
    v.trim(),
    v.check((text) => textLength(text) <= max, code('TOO_LONG')),
  );
}

/** One word of a list; no choice answers with `missing`, an unknown one with `unknown`. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Options extends readonly string[]>(
  options: Options,
  missing: FieldCode = 'REQUIRED',
  unknown: FieldCode = 'INVALID',
) {
  return v.picklist(options, ({ input }) =>
    input === undefined || input === null || input === '' ? missing : unknown,
  );
}

/** An e-mail address. */
export const emailField = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ requiredText(EMAIL_MAX),
  /* @__PURE__ */ v.check(isEmail, code('EMAIL_INVALID')),
);

/** A telephone number of 8 digits that is not on the blocked list. */
export const phoneField = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(/* @__PURE__ */ unless('REQUIRED')),
  /* @__PURE__ */ v.trim(),
  /* @__PURE__ */ v.nonEmpty(code('REQUIRED')),
  /* @__PURE__ */ v.check((text) => !isBlockedPhone(text), code('PHONE_NOT_ALLOWED')),
  /* @__PURE__ */ v.check(isPhone, code('PHONE_INVALID')),
);

/** An identity document; comes out in the one way in which it is kept. */
export const identificationField = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(/* @__PURE__ */ unless('REQUIRED')),
  /* @__PURE__ */ v.trim(),
  /* @__PURE__ */ v.nonEmpty(code('REQUIRED')),
  /* @__PURE__ */ v.check(isIdentification, code('IDENTIFICATION_INVALID')),
  /* @__PURE__ */ v.transform(normalizeIdentification),
);

/** A password as it is typed to log in or to confirm: any text. Trimmed wherever one is typed. */
export const passwordField = /* @__PURE__ */ requiredText(PASSWORD_MAX);

/** A new password, which must be strong. */
export const newPasswordField = /* @__PURE__ */ v.pipe(
  passwordField,
  /* @__PURE__ */ v.check(isStrongPassword, code('PASSWORD_WEAK')),
);
