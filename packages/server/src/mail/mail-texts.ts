import {
  formatUsd,
  localDateTime,
  PAYMENT_METHOD_LABELS,
  pieceName,
  SHIPPING_METHOD,
} from '@filigrana/sdk/domain';
import type { Letter } from './letter.ts';
import type {
  NovedadNews,
  OrderNews,
  PasswordChangedNews,
  PlacedOrder,
  Reader,
  ResetNews,
  SpecialOrderNews,
} from './news.ts';

/** '14/03/2026 a las 21:05', in Costa Rica. */
function moment(fecha: string): string {
  const [day = '', time = ''] = localDateTime(Date.parse(fecha)).split(' ');
  return `${day.split('-').reverse().join('/')} a las ${time}`;
}

/** Every sentence that the shop writes by e-mail. Addresses of pages are handed in. */
export const mailTexts = {
  orderReceived: (order: PlacedOrder, profile: string): Letter => ({
    subject: `Recibimos tu pedido n.º ${order.idPedido}`,
    title: `¡Gracias, ${order.nombre}!`,
    paragraphs: [
      `Recibimos tu pedido n.º ${order.idPedido} y tu comprobante de pago.`,
      'Vamos a revisar el pago y te escribiremos en cuanto esté confirmado.',
    ],
    facts: [
      ...order.productos.map((line): [string, string] => [
        `${line.cantidad} × ${pieceName(line)}`,
        formatUsd(line.subtotalProducto),
      ]),
      ['Subtotal', formatUsd(order.subtotal)],
      ['Envío', formatUsd(order.montoEnvio)],
      ['Total', formatUsd(order.montoTotal)],
      ['Método de pago', PAYMENT_METHOD_LABELS[order.metodoPago]],
      ['Método de envío', SHIPPING_METHOD],
      [
        'Dirección',
        [order.direccionExacta, order.distrito, order.canton, order.provincia].join(', '),
      ],
    ],
    action: { label: 'Ver mis pedidos', url: profile },
  }),

  orderAccepted: ({ nombre, idPedido }: OrderNews, profile: string): Letter => ({
    subject: `Confirmamos tu pedido n.º ${idPedido}`,
    title: `Tu pedido está confirmado, ${nombre}`,
    paragraphs: [
      `Verificamos el pago de tu pedido n.º ${idPedido} y ya estamos preparando tus piezas.`,
      'Te escribiremos de nuevo cuando lo enviemos.',
    ],
    action: { label: 'Ver mis pedidos', url: profile },
  }),

  orderShipped: ({ nombre, idPedido }: OrderNews, profile: string): Letter => ({
    subject: `Enviamos tu pedido n.º ${idPedido}`,
    title: `Tus piezas van en camino, ${nombre}`,
    paragraphs: [
      `Enviamos tu pedido n.º ${idPedido} por Correos de Costa Rica a la dirección que nos diste.`,
      'Si al recibirlo algo no está bien, responde a este correo.',
    ],
    action: { label: 'Ver mis pedidos', url: profile },
  }),

  orderRejected: ({ nombre, idPedido }: OrderNews, profile: string): Letter => ({
    subject: `No pudimos confirmar tu pedido n.º ${idPedido}`,
    title: `Tu pedido fue cancelado, ${nombre}`,
    paragraphs: [
      `No pudimos verificar el pago de tu pedido n.º ${idPedido}, por lo que quedó cancelado.`,
      'Si crees que se trata de un error, responde a este correo con tu comprobante y lo revisaremos.',
    ],
    action: { label: 'Ver mis pedidos', url: profile },
  }),

  specialOrderReceived: (order: SpecialOrderNews, profile: string): Letter => ({
    subject: `Recibimos tu pedido especial n.º ${order.idPedidoEspecial}`,
    title: `¡Gracias por tu idea, ${order.nombre}!`,
    paragraphs: [
      'Vamos a estudiar tu pedido especial y te contactaremos pronto para hablar de la pieza.',
    ],
    facts: [
      ['Pieza', order.nombrePieza],
      ...(order.talla ? [['Talla', order.talla] as const] : []),
      ['Piedra', order.nombrePiedra],
      ['Material', order.nombreMaterial],
      ...(order.descripcion ? [['Descripción', order.descripcion] as const] : []),
    ],
    action: { label: 'Ver mis pedidos especiales', url: profile },
  }),

  passwordReset: ({ nombre }: ResetNews, page: string): Letter => ({
    subject: 'Cambia tu contraseña',
    title: `Hola, ${nombre}`,
    paragraphs: ['Recibimos una solicitud para cambiar la contraseña de tu cuenta.'],
    action: { label: 'Cambiar contraseña', url: page },
    notes: [
      'El enlace sirve una sola vez y vence en una hora.',
      'Si no lo pediste tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  }),

  passwordChanged: ({ nombre, fecha }: PasswordChangedNews, page: string): Letter => ({
    subject: 'Tu contraseña cambió',
    title: `Hola, ${nombre}`,
    paragraphs: [
      `La contraseña de tu cuenta cambió el ${moment(fecha)}, hora de Costa Rica. Todas tus sesiones se cerraron.`,
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, alguien puede leer tu correo: cambia primero la contraseña de tu correo y luego la de tu cuenta.',
    ],
    action: { label: 'Cambiar contraseña', url: page },
  }),

  /** `page` undoes it; null where there is nothing to undo. */
  emailLeft: ({ nombre }: Reader, page: string | null): Letter => ({
    subject: 'El correo de tu cuenta cambió',
    title: `Hola, ${nombre}`,
    paragraphs: [
      'Tu cuenta tiene ahora otro correo, y a este ya no llegarán sus mensajes.',
      ...(page
        ? [
            'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, recupera tu correo: se cierran todas las sesiones y eliges una contraseña nueva.',
          ]
        : ['Si no fuiste tú, responde a este correo y lo revisaremos.']),
    ],
    ...(page && {
      action: { label: 'Recuperar mi correo', url: page },
      notes: ['El enlace sirve una sola vez y vence en 7 días.'],
    }),
  }),

  emailArrived: ({ nombre }: Reader, profile: string): Letter => ({
    subject: 'Este es ahora el correo de tu cuenta',
    title: `Hola, ${nombre}`,
    paragraphs: [
      'Desde ahora entras a tu cuenta con este correo, y aquí llegarán sus mensajes.',
      'Si no conoces esta cuenta, alguien escribió tu correo por error: responde a este mensaje y lo quitaremos.',
    ],
    action: { label: 'Ver mi perfil', url: profile },
  }),

  novedad: (news: NovedadNews, page: string, profile: string): Letter => ({
    subject: news.asunto,
    title: news.asunto,
    paragraphs: news.descripcion ? [news.descripcion] : [],
    image: news.imagen ?? undefined,
    action: { label: 'Ver catálogo', url: page },
    notes: [
      'Recibes este correo porque tienes activa la suscripción a nuestras novedades.',
      `Puedes desactivarla cuando quieras en tu perfil: ${profile}`,
    ],
  }),

  /** Last lines of every message. */
  signature: { country: 'Joyería artesanal de Costa Rica' },
} as const;
