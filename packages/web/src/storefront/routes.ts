import { pattern, type AppRoute } from '../app/route.ts';

/** Pages for customers and visitors. One lazy file each. */
export const storefrontRoutes: readonly AppRoute[] = [
  {
    // The home page answers to both of its addresses, so that going from one to the other keeps it on screen.
    path: /^\/(?:clientes\/?)?$/,
    file: 'storefront/home/home-page',
    load: () => import('./home/home-page.tsx'),
  },
  {
    path: pattern('/clientes/catalogo'),
    file: 'storefront/catalog/catalog-page',
    load: () => import('./catalog/catalog-page.tsx'),
  },
  {
    path: pattern('/clientes/producto/:idProducto'),
    file: 'storefront/product/product-page',
    load: () => import('./product/product-page.tsx'),
  },
  {
    path: pattern('/clientes/ofertas-especiales'),
    file: 'storefront/offers/offers-page',
    load: () => import('./offers/offers-page.tsx'),
  },
  {
    path: pattern('/offer'),
    file: 'storefront/offers/offer-shortcut',
    load: () => import('./offers/offer-shortcut.tsx'),
  },
  {
    path: pattern('/clientes/acerca-de'),
    file: 'storefront/about/about-page',
    load: () => import('./about/about-page.tsx'),
  },
  {
    path: pattern('/clientes/contacto'),
    file: 'storefront/contact/contact-page',
    load: () => import('./contact/contact-page.tsx'),
  },
  {
    path: pattern('/clientes/faq'),
    file: 'storefront/faq/faq-page',
    load: () => import('./faq/faq-page.tsx'),
  },
  {
    path: pattern('/clientes/guia-de-tallas'),
    file: 'storefront/size-guide/size-guide-page',
    load: () => import('./size-guide/size-guide-page.tsx'),
  },
  {
    path: pattern('/clientes/(?<pagina>privacidad|terminos|cuidado)'),
    file: 'storefront/legal/legal-page',
    load: () => import('./legal/legal-page.tsx'),
  },
  {
    path: pattern('/clientes/pedido-especial'),
    file: 'storefront/special-order/special-order-page',
    load: () => import('./special-order/special-order-page.tsx'),
  },
  {
    path: pattern('/clientes/carrito'),
    file: 'storefront/cart/cart-page',
    load: () => import('./cart/cart-page.tsx'),
  },
  {
    path: pattern('/clientes/favoritos'),
    file: 'storefront/favorites/favorites-page',
    load: () => import('./favorites/favorites-page.tsx'),
  },
  {
    path: pattern('/clientes/pago'),
    file: 'storefront/payment/payment-page',
    load: () => import('./payment/payment-page.tsx'),
    isPaying: true,
  },
  {
    path: pattern('/clientes/login'),
    file: 'storefront/login/login-page',
    load: () => import('./login/login-page.tsx'),
  },
  {
    path: pattern('/clientes/registro'),
    file: 'storefront/registration/registration-page',
    load: () => import('./registration/registration-page.tsx'),
  },
  {
    path: pattern('/clientes/recuperacion/solicitar'),
    file: 'storefront/recovery/recovery-page',
    load: () => import('./recovery/recovery-page.tsx'),
  },
  {
    // Addresses that only letters lead to.
    path: pattern('/clientes/(baja|confirmar-correo|restablecer-contrasena)/:token'),
    file: 'storefront/link/link-page',
    load: () => import('./link/link-page.tsx'),
  },
  {
    path: pattern('/clientes/deshacer-correo/:token'),
    file: 'storefront/email-undo/email-undo-page',
    load: () => import('./email-undo/email-undo-page.tsx'),
  },
  {
    path: pattern('/clientes/perfil'),
    file: 'storefront/profile/profile-page',
    load: () => import('./profile/profile-page.tsx'),
    roles: [1],
  },
  {
    path: pattern('/clientes/pedido/:idPedido'),
    file: 'storefront/order/order-page',
    load: () => import('./order/order-page.tsx'),
    roles: [1],
  },
  {
    path: pattern('/clientes/comprobante/:token'),
    file: 'storefront/order/requested-receipt-page',
    load: () => import('./order/requested-receipt-page.tsx'),
  },
  {
    // Only letters lead here.
    path: pattern('/clientes/seguimiento/:token'),
    file: 'storefront/order/followed-order-page',
    load: () => import('./order/followed-order-page.tsx'),
  },
  {
    path: pattern('/clientes/finalizar-compra'),
    file: 'storefront/checkout/checkout-page',
    load: () => import('./checkout/checkout-page.tsx'),
    isPaying: true,
    roles: [1],
  },
];
