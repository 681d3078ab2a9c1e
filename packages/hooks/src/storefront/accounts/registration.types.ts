/** The fields of a new account, as they are typed. */
export interface RegistrationValues {
  /** Number of the identity card, DIMEX or passport. */
  identificacion: string;
  /** Given names. */
  nombre: string;
  primerApellido: string;
  /** Second surname; '' for whoever has none. */
  segundoApellido: string;
  /** E-mail address. */
  correo: string;
  /** 8 digits. */
  telefono: string;
  contrasena: string;
}

export type RegistrationField = keyof RegistrationValues;

/**
 * idle: nobody to look up · loading · found: the names are those of the roll · missing · typed: the
 * shop looks nobody up (just now), the names are typed.
 */
export type LookupStatus = 'idle' | 'loading' | 'found' | 'missing' | 'typed';
