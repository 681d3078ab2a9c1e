/** Sentences of the staff's profile. */
export const profileTexts = {
  title: (role: string) => `Perfil de ${role}`,
  loading: 'Cargando perfil…',
  work: {
    title: 'Tu trabajo',
    products: 'Productos',
    productsHelp: 'Agrega piezas, cambia precios, fotos y tallas.',
  },
  identificacion: 'Identificación',
  nombre: 'Nombre',
  primerApellido: 'Primer apellido',
  segundoApellido: 'Segundo apellido',
  correo: 'Correo',
  telefono: 'Teléfono',
  contrasenaActual: 'Contraseña actual',
  contrasenaActualHint: 'Hace falta para cambiar el correo.',
  edit: 'Editar perfil',
  changePassword: 'Cambiar contraseña',
  logout: 'Cerrar sesión',
  save: 'Guardar cambios',
} as const;
