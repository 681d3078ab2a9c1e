const LINK = /(?:restablecer-contrasena|deshacer-correo)\/([^\s"'<>?#]+)/;

/**
 * The token of the link that a message holds, which sets a new password or undoes a change of the
 * e-mail; null when it holds none.
 *
 * @example tokenInMail('… https://tienda.example/clientes/restablecer-contrasena/q1W9x …') // 'q1W9x'
 */
export function tokenInMail(text: string): string | null {
  return LINK.exec(text)?.[1] ?? null;
}
