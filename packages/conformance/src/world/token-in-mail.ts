const LINK = /restablecer-contrasena\/([^\s"'<>?#]+)/;

/**
 * The token of the reset link that a message holds; null when it holds none.
 *
 * @example tokenInMail('… https://tienda.example/clientes/restablecer-contrasena/q1W9x …') // 'q1W9x'
 */
export function tokenInMail(text: string): string | null {
  return LINK.exec(text)?.[1] ?? null;
}
