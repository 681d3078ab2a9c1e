/** The fields of a new account, as they are typed. */
export interface RegistrationValues {
  identificacion: string;
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
  correo: string;
  telefono: string;
  contrasena: string;
}

export type RegistrationField = keyof RegistrationValues;

/**
 * idle: nobody to look up · loading · found: the names are those of the roll · missing · typed: the
 * shop looks nobody up (just now), the names are typed.
 */
export type LookupStatus = 'idle' | 'loading' | 'found' | 'missing' | 'typed';
