/** Sentences of the page of customer accounts. */
export const customersTexts = {
  title: 'Admin. Clientes',
  search: 'Buscar por nombre...',
  loading: 'Cargando clientes...',
  empty: 'Aún no hay clientes registrados.',
  noMatch: 'No se encontraron clientes con ese nombre',
  columns: {
    identificacion: 'Identificación',
    nombre: 'Nombre',
    correo: 'Correo',
    telefono: 'Teléfono',
    estado: 'Estado',
    fechaRegistro: 'Fecha de registro',
    acciones: 'Acciones',
  },
  /** Label beside the date in the narrow cards of a phone. */
  registered: 'Registro',
  actions: { bloquear: 'Bloquear', desbloquear: 'Desbloquear' },
  release: {
    open: 'Liberar identificación',
    title: (name: string) => `¿Liberar la identificación de ${name}?`,
    text: 'Para cuando otra persona demuestra que la identificación es suya. Esta cuenta se bloquea, pierde la identificación y conserva sus pedidos; la otra persona podrá registrarse. No se puede deshacer.',
    nota: 'Qué se revisó',
    notaHint: 'Por ejemplo: trajo su cédula al taller.',
    submit: 'Liberar',
  },
  blockTitle: (name: string) => `¿Bloquear a ${name}?`,
  blockText:
    'Su sesión se cierra y no podrá entrar ni comprar hasta que se desbloquee la cuenta. Sus pedidos siguen en pie.',
  busy: { bloquear: 'Bloqueando…', desbloquear: 'Desbloqueando…' },
} as const;
