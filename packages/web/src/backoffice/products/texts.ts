import { counted } from '../shared/texts.ts';

/** Sentences of the product page. */
export const productsTexts = {
  title: 'Productos',
  search: 'Buscar producto...',
  loading: 'Cargando productos…',
  empty: 'Todavía no hay productos',
  emptyHelp: 'Agrega la primera pieza con el botón redondo.',
  noMatch: 'No se encontraron productos',
  add: 'Agregar producto',
  closeForm: 'Cerrar formulario',

  available: 'Disponible',
  unavailable: 'No Disponible',
  isNew: 'Nuevo',
  edit: (name: string) => `Editar ${name}`,
  delete: (name: string) => `Eliminar ${name}`,

  newTitle: 'Nuevo producto',
  editTitle: 'Editar producto',
  save: 'Guardar producto',
  saveChanges: 'Guardar cambios',
  name: 'Nombre',
  description: 'Descripción',
  category: 'Categoría',
  material: 'Material',
  stone: 'Piedra',
  choose: 'Elige…',
  noStone: 'Sin piedra',
  state: 'Estado',
  price: 'Precio',
  specialPrice: 'Precio especial',
  priceShown: (usd: string) => `Así se verá: ${usd}`,
  optional: 'opcional',
  stock: 'Stock',
  sizeStock: 'Stock por talla',
  sizesHint: 'Vacío: no se hace en esa talla. 0: agotada.',
  stockIgnored: 'Mientras no esté disponible, su stock se guarda en 0.',
  image: 'Imagen',
  photos: 'Fotografías',
  photosHint: 'Se muestran después de la imagen principal. Cada cambio se guarda al momento.',
  photosLeft: (left: number) => `Puedes agregar ${left} más.`,
  addPhotos: 'Agregar fotografías',
  photoFormats: 'JPG, PNG, WebP, GIF o AVIF, máximo 10 MB cada una',
  photosPreparing: 'Preparando…',
  photosSending: 'Guardando fotografías…',
  photoUnreadable: (name: string) => `${name}: el navegador no puede leerla. Usa JPG o PNG.`,
  photoWords: (place: number) => `Descripción de la fotografía ${place}`,
  photoEarlier: (place: number) => `Mover antes la fotografía ${place}`,
  photoLater: (place: number) => `Mover después la fotografía ${place}`,
  photoRemove: (place: number) => `Eliminar la fotografía ${place}`,
  featured: 'Nuevo',
  unique: 'Pieza única',
  lookupsFailed: 'No se pudieron cargar las categorías, los materiales y las piedras.',

  deleteTitle: (name: string) => `¿Eliminar «${name}»?`,
  /** What is destroyed. */
  deleteText: (stock: number | null) =>
    `Se borran la pieza, su foto ${
      stock ? `y ${counted(stock, 'unidad', 'unidades')} de su stock` : 'y su stock'
    }. Los pedidos ya hechos conservan lo que se compró. No se puede deshacer.`,
} as const;
