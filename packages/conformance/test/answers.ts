/** What a host that conforms would answer, for hosts that get one thing wrong. */

export const CATEGORIES = [
  { idCategoria: 1, nombre: 'Anillos' },
  { idCategoria: 2, nombre: 'Aretes' },
  { idCategoria: 3, nombre: 'Cadenas y Dijes' },
  { idCategoria: 4, nombre: 'Pulseras' },
  { idCategoria: 5, nombre: 'Conjuntos' },
];

export const PRODUCT = {
  idProducto: 12,
  nombreProducto: 'Cadena Nube',
  descripcion: 'Eslabones ligeros.',
  precio: 48,
  precioEspecial: null,
  image_url: '/media/a.webp',
  idCategoria: 3,
  nombreCategoria: 'Cadenas y Dijes',
  idMaterial: 1,
  nombreMaterial: 'Plata',
  idPiedra: 1,
  destacado: 1,
  unico: 0,
  estado: 1,
};

export const ADMIN = {
  idUsuario: 1,
  identificacion: '900010001',
  nombre: 'Ana',
  primerApellido: 'Rojas',
  segundoApellido: null,
  correo: 'admin@tienda.example',
  telefono: '84440001',
  rol: 2,
  suscrito: false,
};

export const refusal = (code: string, rest: object = {}) => ({
  error: 'No se pudo.',
  code,
  ...rest,
});
