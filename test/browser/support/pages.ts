import { DESKTOP, PHONE } from './browser.ts';

/** One address of every page that everybody may see. */
export const PUBLIC = [
  '/',
  '/clientes/catalogo',
  '/clientes/producto/3',
  '/clientes/producto/999999',
  '/clientes/ofertas-especiales',
  '/clientes/acerca-de',
  '/clientes/contacto',
  '/clientes/faq',
  '/clientes/guia-de-tallas',
  '/clientes/privacidad',
  '/clientes/terminos',
  '/clientes/cuidado',
  '/clientes/favoritos',
  '/clientes/carrito',
  '/clientes/pago',
  '/clientes/login',
  '/clientes/registro',
  '/clientes/recuperacion/solicitar',
  '/clientes/restablecer-contrasena/no-existe',
  '/clientes/deshacer-correo/no-existe',
  '/clientes/seguimiento/no-existe',
  '/clientes/comprobante/no-existe',
  '/no-existe',
];
export const OF_CUSTOMERS = [
  '/clientes/perfil',
  '/clientes/pedido-especial',
  '/clientes/finalizar-compra',
];
export const OF_ADMINISTRATORS = [
  '/admin',
  '/admin/productos',
  '/admin/stock',
  '/admin/pedidos',
  '/admin/pedidos/revision',
  '/admin/pedidos/conciliar',
  '/admin/pedidos/envios',
  '/admin/pedidos-especiales',
  '/admin/cuentas',
  '/admin/preguntas-frecuentes',
  '/admin/ajustes',
  '/admin/actividad',
  '/admin/novedades',
];

/** The screens on which every page is judged. */
export const SCREENS = [
  ['at 1440 px', DESKTOP],
  ['at 390 px', PHONE],
  ['at 320 px', { width: 320, height: 640 }],
] as const;
