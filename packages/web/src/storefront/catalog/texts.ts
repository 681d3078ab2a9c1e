import type { ListFilter } from '@filigrana/sdk/domain';

/** Sentences of the catalogue, and of the cards and lists that other pages share with it. */
export const catalogTexts = {
  title: 'Catalogo',
  description:
    'Anillos, aretes, cadenas, dijes, pulseras y conjuntos en plata 925 y plata bañada en oro, hechos a mano en Costa Rica.',
  count: (n: number) => (n === 1 ? '1 pieza' : `${n} piezas`),
  /** In what the picture of a piece shows. */
  stone: (name: string) => `piedra ${name.toLowerCase()}`,
  loading: 'Cargando piezas…',
  empty: 'No se encontraron productos',
  retry: 'Reintentar',
  retrying: 'Reintentando…',
  filters: {
    title: 'Filtros',
    close: 'Cerrar',
    active: (n: number) => (n === 1 ? '1 filtro activo' : `${n} filtros activos`),
    activeLabel: 'Filtros activos',
    clear: 'Limpiar filtros',
    apply: 'Filtrar',
    show: (n: number) => (n === 1 ? 'Ver 1 pieza' : `Ver ${n} piezas`),
    precio: 'Precio',
    categoria: 'Categoría',
    piedra: 'Piedra',
    material: 'Material',
    tamano: 'Tamaño',
    /** What was searched for, among the chips. */
    search: (texto: string) => `Búsqueda: ${texto}`,
    /** A size among the chips, where the number alone says too little. */
    size: (tamano: string) => `Talla ${tamano}`,
  } satisfies Record<ListFilter | 'precio', string> & Record<string, unknown>,
  card: {
    reserved: 'Reservada',
    sold: 'Vendida',
    soldOut: 'Agotada',
    new: 'Nuevo',
    add: 'Añadir al carrito',
    details: 'Ver detalles',
  },
} as const;
