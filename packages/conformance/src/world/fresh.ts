import { randomInt, randomUUID } from 'node:crypto';

export interface Identity {
  identificacion: string;
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
  correo: string;
  telefono: string;
  contrasena: string;
}

/** Told apart from other runs, so that two of them never meet. */
const RUN = randomUUID().slice(0, 8);
let count = 0;

/** A short text that nothing else on the host holds. */
export function unique(prefix: string): string {
  count += 1;
  return `${prefix} ${RUN} ${count}`;
}

/** One value per attempt, for `Idempotency-Key`. */
export function freshKey(): string {
  return randomUUID();
}

/**
 * Somebody who has no account. The identification has not nine digits, so it need not be on the
 * electoral roll, and no mail reaches the address.
 */
export function newIdentity(): Identity {
  count += 1;
  return {
    identificacion: `CF${RUN.toUpperCase()}X${count}`,
    nombre: 'Conformidad',
    primerApellido: 'De',
    segundoApellido: 'Prueba',
    correo: `conformidad-${RUN}-${count}@filigrana.example`,
    telefono: `8${randomInt(2_000_000, 9_000_000)}`,
    contrasena: `Prueba-${RUN}-9Z`,
  };
}
