import * as v from 'valibot';
import { mayHaveOneSurname } from '../domain/identification.ts';
import { NAME_MAX } from '../domain/limits.ts';
import { form } from './form.ts';
import {
  emailField,
  identificationField,
  newPasswordField,
  optionalText,
  phoneField,
  requiredText,
} from './text-fields.ts';

const newAccountFields = {
  identificacion: identificationField,
  nombre: /* @__PURE__ */ requiredText(NAME_MAX),
  primerApellido: /* @__PURE__ */ requiredText(NAME_MAX),
  segundoApellido: /* @__PURE__ */ requiredText(NAME_MAX),
  correo: emailField,
  telefono: phoneField,
  contrasena: newPasswordField,
};

/**
 * A new account, of customers and staff alike: everything required, but for the second surname of
 * people whose document may have none. Source: specification §5.
 *
 * @param more Further fields.
 */
/* @__NO_SIDE_EFFECTS__ */
export function newAccountForm<const More extends v.ObjectEntries>(more: More) {
  const whole = form({ ...newAccountFields, ...more });
  const oneSurname = form({
    ...newAccountFields,
    segundoApellido: optionalText(NAME_MAX),
    ...more,
  });
  return v.lazy((typed) => (mayHaveOneSurname(identificationIn(typed)) ? oneSurname : whole));
}

function identificationIn(typed: unknown): string {
  const { identificacion } = (typed ?? {}) as { identificacion?: unknown };
  return typeof identificacion === 'string' ? identificacion.trim() : '';
}

/** Fields of a profile that can be edited. Source: specification §5. */
export const contactFields = { correo: emailField, telefono: phoneField };
