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
  SpecialOrderNews,
} from './news.ts';
import { plainName, withoutAddresses } from './plain-words.ts';

/** A greeting, with the name where it is safe to repeat (see `plainName`). */
function greeting(words: string, { nombre }: Pick<Reader, 'nombre'>, end = ''): string {
  const name = plainName(nombre);
  return `${words}${name && `, ${name}`}${end}`;
}

/** '14/03/2026 a las 21:05', in Costa Rica. */
function moment(fecha: string): string {
  const [day = '', time = ''] = localDateTime(Date.parse(fecha)).split(' ');
  return `${day.split('-').reverse().join('/')} a las ${time}`;
}

/** Every sentence that the shop writes by e-mail. Addresses of pages are handed in. */
export const mailTexts = {
  orderReceived: (order: PlacedOrder, profile: string): Letter => ({
    subject: `Recibimos tu pedido n.º ${order.idPedido}`,
    title: greeting('¡Gracias', order, '!'),
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
        withoutAddresses(
          [order.direccionExacta, order.distrito, order.canton, order.provincia].join(', '),
        ),
      ],
    ],
    action: { label: 'Ver mis pedidos', url: profile },
  }),

  orderAccepted: ({ idPedido, ...reader }: OrderNews, profile: string): Letter => ({
    subject: `Confirmamos tu pedido n.º ${idPedido}`,
    title: greeting('Tu pedido está confirmado', reader),
    paragraphs: [
      `Verificamos el pago de tu pedido n.º ${idPedido} y ya estamos preparando tus piezas.`,
      'Te escribiremos de nuevo cuando lo enviemos.',
    ],
    action: { label: 'Ver mis pedidos', url: profile },
  }),

  orderShipped: ({ idPedido, ...reader }: OrderNews, profile: string): Letter => ({
    subject: `Enviamos tu pedido n.º ${idPedido}`,
    title: greeting('Tus piezas van en camino', reader),
    paragraphs: [
      `Enviamos tu pedido n.º ${idPedido} por Correos de Costa Rica a la dirección que nos diste.`,
      'Si al recibirlo algo no está bien, responde a este correo.',
    ],
    action: { label: 'Ver mis pedidos', url: profile },
  }),

  orderRejected: ({ idPedido, ...reader }: OrderNews, profile: string): Letter => ({
    subject: `No pudimos confirmar tu pedido n.º ${idPedido}`,
    title: greeting('Tu pedido fue cancelado', reader),
    paragraphs: [
      `No pudimos verificar el pago de tu pedido n.º ${idPedido}, por lo que quedó cancelado.`,
      'Si crees que se trata de un error, responde a este correo con tu comprobante y lo revisaremos.',
    ],
    action: { label: 'Ver mis pedidos', url: profile },
  }),

  specialOrderReceived: (order: SpecialOrderNews, profile: string): Letter => ({
    subject: `Recibimos tu pedido especial n.º ${order.idPedidoEspecial}`,
    title: greeting('¡Gracias por tu idea', order, '!'),
    paragraphs: [
      'Vamos a estudiar tu pedido especial y te contactaremos pronto para hablar de la pieza.',
    ],
    facts: [
      ['Pieza', order.nombrePieza],
      ...(order.talla ? [['Talla', order.talla] as const] : []),
      ['Piedra', order.nombrePiedra],
      ['Material', order.nombreMaterial],
      ...(order.descripcion ? [['Descripción', withoutAddresses(order.descripcion)] as const] : []),
    ],
    action: { label: 'Ver mis pedidos especiales', url: profile },
  }),

  /** Names nobody: whoever opened the account may have given somebody else's address. */
  passwordReset: (page: string): Letter => ({
    subject: 'Cambia tu contraseña',
    title: 'Cambia tu contraseña',
    paragraphs: ['Recibimos una solicitud para cambiar la contraseña de tu cuenta.'],
    action: { label: 'Cambiar contraseña', url: page },
    notes: [
      'El enlace sirve una sola vez y vence en una hora.',
      'Si no lo pediste tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  }),

  twoStepOn: (reader: Reader, page: string): Letter => ({
    subject: 'Activaste la verificación en dos pasos',
    title: greeting('Hola', reader),
    paragraphs: [
      'Tu cuenta pide desde ahora un código de tu aplicación de autenticación al iniciar sesión.',
      'Guarda tus códigos de recuperación en un lugar seguro: sirven si pierdes el teléfono.',
    ],
    action: { label: 'Ver mi perfil', url: page },
    notes: ['Si no fuiste tú, avisa cuanto antes a quien administra la tienda.'],
  }),

  twoStepOff: (reader: Reader, page: string): Letter => ({
    subject: 'Quitaste la verificación en dos pasos',
    title: greeting('Hola', reader),
    paragraphs: ['Tu cuenta ya no pide un código al iniciar sesión: basta con la contraseña.'],
    action: { label: 'Ver mi perfil', url: page },
    notes: [
      'Si no fuiste tú, cambia tu contraseña y avisa cuanto antes a quien administra la tienda.',
    ],
  }),

  /** Names nobody, as the letter above. */
  confirmEmail: (shop: string, page: string): Letter => ({
    subject: 'Confirma tu correo',
    title: 'Confirma tu correo',
    paragraphs: [`Este correo se usó para una cuenta de ${shop}. Si es tuya, confírmalo.`],
    action: { label: 'Confirmar mi correo', url: page },
    notes: [
      'El enlace sirve una sola vez y vence en 7 días.',
      'Si no fuiste tú, no hagas nada: sin confirmarlo no te enviaremos novedades.',
    ],
  }),

  accountClosed: (reader: Reader): Letter => ({
    subject: 'Tu cuenta está cerrada',
    title: greeting('Hasta pronto', reader),
    paragraphs: [
      'Cerramos tu cuenta como lo pediste. Borramos tu nombre, tu identificación, tu correo, tu teléfono, tus direcciones, tus comprobantes y tus imágenes de referencia.',
      'De tus compras conservamos solo lo que exige llevar las cuentas: las piezas, los montos, las fechas y el número de referencia del pago, sin tu nombre.',
    ],
    notes: [
      'Este es el último correo que te enviamos. Puedes volver a registrarte cuando quieras.',
      'Si no fuiste tú, responde a este correo.',
    ],
  }),

  passwordChanged: ({ fecha, ...reader }: PasswordChangedNews, page: string): Letter => ({
    subject: 'Tu contraseña cambió',
    title: greeting('Hola', reader),
    paragraphs: [
      `La contraseña de tu cuenta cambió el ${moment(fecha)}, hora de Costa Rica. Todas tus sesiones se cerraron.`,
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, alguien puede leer tu correo: cambia primero la contraseña de tu correo y luego la de tu cuenta.',
    ],
    action: { label: 'Cambiar contraseña', url: page },
  }),

  /** `page` undoes it; null where there is nothing to undo. */
  emailLeft: (reader: Reader, page: string | null): Letter => ({
    subject: 'El correo de tu cuenta cambió',
    title: greeting('Hola', reader),
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

  novedad: (news: NovedadNews, page: string, leave: string): Letter => ({
    subject: news.asunto,
    title: news.asunto,
    paragraphs: news.descripcion ? [news.descripcion] : [],
    image: news.imagen ?? undefined,
    action: { label: 'Ver catálogo', url: page },
    notes: ['Recibes este correo porque tienes activa la suscripción a nuestras novedades.'],
    way: { label: 'Dejar de recibir novedades', url: leave },
  }),

  /** Last lines of every message. */
  signature: { country: 'Joyería artesanal de Costa Rica' },
} as const;
