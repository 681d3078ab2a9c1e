/** What the link of a letter does: sets a new password, confirms an e-mail, undoes a change of it, leaves the novedades. */
export type MailedLink = 'reset' | 'confirmation' | 'undo' | 'leave';

const LINKS: Readonly<Record<MailedLink, RegExp>> = {
  reset: /restablecer-contrasena\/([^\s"'<>?#]+)/,
  confirmation: /confirmar-correo\/([^\s"'<>?#]+)/,
  undo: /deshacer-correo\/([^\s"'<>?#]+)/,
  leave: /\/clientes\/baja\/([^\s"'<>?#]+)/,
};

/**
 * The token of the link that a message holds; null when it holds none of that kind.
 *
 * @example tokenInMail('… https://tienda.example/clientes/restablecer-contrasena/q1W9x …', 'reset') // 'q1W9x'
 */
export function tokenInMail(text: string, link: MailedLink): string | null {
  return LINKS[link].exec(text)?.[1] ?? null;
}
