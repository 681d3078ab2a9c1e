/** Sentences of the frame around the staff's pages. */
export const layoutTexts = {
  nav: 'Administración',
  menu: 'Menú',
  find: 'Buscar',
  findByKey: 'Buscar (tecla /)',
  logout: 'Cerrar sesión',
  skip: 'Saltar al contenido',
  profile: 'Perfil',
  products: 'Productos',
  stock: 'Stock',
  orders: 'Pedidos regulares',
  specialOrders: 'Pedidos especiales',
  customers: 'Admin. Clientes',
  faq: 'Preguntas',
  settings: 'Ajustes',
  novedades: 'Novedades',
  activity: 'Actividad',
  /** Name of the link of the shop's mark. */
  home: (shop: string) => `${shop}, ir al perfil`,
} as const;
