/** What the calls about a customer's own data say to people, and what stays in their place. */
export const personalDataTexts = {
  closed: 'Tu cuenta está cerrada.',
  wrongPassword: 'La contraseña no es correcta.',
  ordersOpen:
    'Tienes pedidos en curso. Podrás cerrar tu cuenta cuando estén enviados o cancelados.',
  /** Stands where a closed account's address stood. */
  erased: 'Dato eliminado',
  /** The names of a closed account: together 'Cuenta cerrada'. */
  closedName: { nombre: 'Cuenta', primerApellido: 'cerrada', segundoApellido: '' },
} as const;
