import { NAME_MAX } from '../domain/limits.ts';
import {
  emailField,
  identificationField,
  newPasswordField,
  phoneField,
  requiredText,
} from './text-fields.ts';

/** Fields of a new account, of customers and staff alike. Source: specification §5. */
export const newAccountFields = {
  identificacion: identificationField,
  nombre: /* @__PURE__ */ requiredText(NAME_MAX),
  primerApellido: /* @__PURE__ */ requiredText(NAME_MAX),
  segundoApellido: /* @__PURE__ */ requiredText(NAME_MAX),
  correo: emailField,
  telefono: phoneField,
  contrasena: newPasswordField,
};

/** Fields of a profile that can be edited. Source: specification §5. */
export const contactFields = { correo: emailField, telefono: phoneField };
