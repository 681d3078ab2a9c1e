/** Every sentence of these pages. What the hooks report comes from their own catalogue (`useTexts`). */
export const texts = {
  brand: 'Taller',
  catalog: 'Piezas hechas a mano',
  lead: 'Plata 925, oro de 14 quilates y piedras elegidas una por una.',
  cart: 'Carrito',
  inCart: (n: number) => (n === 1 ? '1 artículo en el carrito' : `${n} artículos en el carrito`),
  size: 'Talla',
  add: 'Añadir al carrito',
  adding: 'Añadiendo…',
  left: (n: number) => (n === 0 ? 'Agotada.' : n === 1 ? 'Queda 1.' : `Quedan ${n}.`),
  missing: 'Esta pieza no existe',
  unread: 'No pudimos conectar con la tienda.',
  broken: 'Algo salió mal.',
  back: 'Ver las piezas',
} as const;
