import {
  formatColones,
  formatPayment,
  formatUsd,
  fromCents,
  isWithoutPiece,
  localDateTime,
  PAYMENT_METHOD_LABELS,
  pieceName,
  SHIPPING_METHOD,
  toColones,
} from '@filigrana/sdk/domain';
import type { Letter } from './letter.ts';
import type {
  FreePiece,
  LeftCart,
  MissingDecided,
  NovedadNews,
  OrderNews,
  PasswordChangedNews,
  PlacedOrder,
  Reader,
  ReceiptRequestNews,
  RefundNews,
  RejectedOrder,
  ShippedOrder,
  SpecialOrderNews,
} from './news.ts';
import { plainName, withoutAddresses } from './plain-words.ts';

/** What a piece cost, about the colones where the order has a rate: only its whole total is rounded once. */
function inBothCurrencies(
  { subtotalCents }: { subtotalCents: number },
  { tasaCentimos }: { tasaCentimos: number | null },
): string {
  const dollars = fromCents(subtotalCents);
  if (tasaCentimos === null) return formatUsd(dollars);
  const colones = formatColones(toColones(dollars, fromCents(tasaCentimos)));
  return `${formatUsd(dollars)} (unos ${colones})`;
}

/** A greeting, with the name where it is safe to repeat (see `plainName`). */
function greeting(words: string, { nombre }: Pick<Reader, 'nombre'>, end = ''): string {
  const name = plainName(nombre);
  return `${words}${name && `, ${name}`}${end}`;
}

/** How much of an order is still to come, where somebody knows it. */
function missing({ faltaDolares, faltaColones }: ReceiptRequestNews): string[] {
  if (faltaDolares === undefined || faltaDolares === 0) return [];
  const colones = faltaColones === undefined ? '' : ` (${formatColones(faltaColones)})`;
  return [`Ya recibimos una parte. Falta ${formatUsd(faltaDolares)}${colones}.`];
}

/** '14/03/2026 a las 21:05', in Costa Rica. */
function moment(fecha: string): string {
  const [day = '', time = ''] = localDateTime(Date.parse(fecha)).split(' ');
  return `${day.split('-').reverse().join('/')} a las ${time}`;
}

/** A link in every letter about an order: its reader needs no login to see how it goes. */
const followed = (url: string) => ({ label: 'Ver cómo va mi pedido', url });

type Shipped = Omit<ShippedOrder, 'retiro'>;

/** Of an order that was handed to the carrier. */
const onItsWay = ({ idPedido, guia, seguimiento, ...reader }: Shipped) => ({
  subject: `Enviamos tu pedido n.º ${idPedido}`,
  title: greeting('Tus piezas van en camino', reader),
  paragraphs: [
    `Enviamos tu pedido n.º ${idPedido} por Correos de Costa Rica a la dirección que nos diste.`,
    'Si al recibirlo algo no está bien, responde a este correo.',
  ],
  ...(guia && { facts: [['Guía', guia] as const] }),
  ...(seguimiento && { way: { label: 'Seguir el paquete', url: seguimiento } }),
});

/** Of an order that waits where it is picked up. */
const readyToPickUp = (
  { idPedido, direccionExacta, distrito, canton, provincia, ...reader }: Shipped,
  retiro: string,
) => ({
  subject: `Tu pedido n.º ${idPedido} está listo para retirar`,
  title: greeting('Tus piezas te esperan', reader),
  paragraphs: [
    `Tu pedido n.º ${idPedido} está listo para retirar. Di tu nombre y el número del pedido.`,
    'Si no puedes venir en ese horario, responde a este correo.',
  ],
  facts: [
    ['Retiras en', retiro] as const,
    ['Dirección', [direccionExacta, distrito, canton, provincia].join(', ')] as const,
  ],
});

/** Every sentence that the shop writes by e-mail. Addresses of pages are handed in. */
export const mailTexts = {
  orderReceived: (order: PlacedOrder, page: string): Letter => ({
    subject: `Recibimos tu pedido n.º ${order.idPedido}`,
    title: greeting('¡Gracias', order, '!'),
    paragraphs: [
      `Recibimos tu pedido n.º ${order.idPedido} y tu comprobante de pago.`,
      ...(isWithoutPiece(order)
        ? [
            'Una pieza se vendió mientras pagabas. Tu dinero está a salvo: te escribimos para hacerte otra igual, ofrecerte otra pieza o devolvértelo, como prefieras.',
          ]
        : ['Vamos a revisar el pago y te escribiremos en cuanto esté confirmado.']),
    ],
    facts: [
      ...order.productos.map((line): [string, string] => [
        `${line.cantidad} × ${pieceName(line)}${line.sinPieza ? ' (pagada sin pieza)' : ''}`,
        formatUsd(line.subtotalProducto),
      ]),
      ['Subtotal', formatUsd(order.subtotal)],
      [order.retiro === null ? 'Envío' : 'Retiro', formatUsd(order.montoEnvio)],
      ['Total', formatUsd(order.montoTotal)],
      ...(order.montoColones === null
        ? []
        : [['Total en colones', formatColones(order.montoColones)] as const]),
      ['Método de pago', PAYMENT_METHOD_LABELS[order.metodoPago]],
      order.retiro === null ? ['Método de envío', SHIPPING_METHOD] : ['Retiras en', order.retiro],
      [
        'Dirección',
        withoutAddresses(
          [order.direccionExacta, order.distrito, order.canton, order.provincia].join(', '),
        ),
      ],
    ],
    action: followed(page),
  }),

  missingDecided: (order: MissingDecided, page: string): Letter => ({
    subject: `Una pieza de tu pedido n.º ${order.idPedido}`,
    title: greeting('Hola', order),
    paragraphs: [
      ...order.productos.flatMap((line) => {
        if (line.enVezDe !== null) return [`Cambiamos ${line.enVezDe} por ${pieceName(line)}.`];
        if (line.devuelta === 1)
          return [
            `Te devolvemos lo que pagaste por ${pieceName(line)}, ${inBothCurrencies(line, order)}: te escribimos para acordar cómo. El resto de tu pedido sigue igual.`,
          ];
        if (line.idPedidoEspecial === null) return [];
        return [
          `Vamos a hacerte ${pieceName(line)} por encargo: es tu pedido especial n.º ${line.idPedidoEspecial}, y lo que pagaste es su anticipo.`,
        ];
      }),
      'Si prefieres otra cosa, responde a este correo.',
    ],
    facts: [
      ['Total del pedido', formatUsd(order.montoTotal)],
      ...(order.montoColones === null
        ? []
        : [['Total en colones', formatColones(order.montoColones)] as const]),
    ],
    action: followed(page),
  }),

  pieceFree: ({ nombreProducto }: FreePiece, page: string): Letter => ({
    subject: `${nombreProducto} está disponible de nuevo`,
    title: 'La pieza que esperabas quedó libre',
    paragraphs: [
      `Nos pediste avisarte cuando ${nombreProducto} estuviera disponible. Ya lo está.`,
      'Es de quien llegue primero: otras personas pueden haber recibido este mismo aviso. No te volveremos a escribir por esta pieza.',
    ],
    action: { label: 'Ver la pieza', url: page },
  }),

  cartLeft: ({ productos, ...reader }: LeftCart, page: string, leave: string): Letter => ({
    subject: 'Tu carrito te espera',
    title: greeting('Dejaste algo en tu carrito', reader),
    paragraphs: ['Lo que elegiste sigue ahí. No está apartado: se aparta cuando pasas a pagar.'],
    facts: productos.map((line): [string, string] => [
      `${line.cantidad} × ${pieceName(line)}`,
      formatUsd(line.subtotalProducto),
    ]),
    action: { label: 'Ver mi carrito', url: page },
    notes: [
      'Te escribimos una sola vez por este carrito, porque tienes activa la suscripción a nuestras novedades.',
    ],
    way: { label: 'Dejar de recibir novedades', url: leave },
  }),

  orderAccepted: ({ idPedido, retiro, ...reader }: OrderNews, page: string): Letter => ({
    subject: `Confirmamos tu pedido n.º ${idPedido}`,
    title: greeting('Tu pedido está confirmado', reader),
    paragraphs: [
      `Verificamos el pago de tu pedido n.º ${idPedido} y ya estamos preparando tus piezas.`,
      retiro === null
        ? 'Te escribiremos de nuevo cuando lo enviemos.'
        : 'Te escribiremos de nuevo cuando esté listo para retirar.',
    ],
    ...(retiro !== null && { facts: [['Retiras en', retiro] as const] }),
    action: followed(page),
  }),

  orderShipped: ({ retiro, ...order }: ShippedOrder, page: string): Letter => ({
    ...(retiro === null ? onItsWay(order) : readyToPickUp(order, retiro)),
    action: followed(page),
  }),

  orderRejected: (
    { idPedido, motivo, tieneDevolucion, ...reader }: RejectedOrder,
    page: string,
  ): Letter => ({
    title: greeting('Tu pedido fue cancelado', reader),
    // Whoever has paid is never told that nothing was found.
    ...(tieneDevolucion
      ? {
          subject: `Cancelamos tu pedido n.º ${idPedido} y te devolvemos el dinero`,
          paragraphs: [
            `Cancelamos tu pedido n.º ${idPedido}.`,
            ...motivo,
            'Vamos a devolverte el dinero que recibimos. Te escribiremos para acordar cómo.',
            'Si crees que se trata de un error, responde a este correo.',
          ],
        }
      : {
          subject: `No pudimos confirmar tu pedido n.º ${idPedido}`,
          paragraphs: [
            `No pudimos verificar el pago de tu pedido n.º ${idPedido}, por lo que quedó cancelado.`,
            ...motivo,
            'Si crees que se trata de un error, responde a este correo con tu comprobante y lo revisaremos.',
          ],
        }),
    action: followed(page),
  }),

  refundDone: ({ idPedido, devoluciones, ...reader }: RefundNews, page: string): Letter => ({
    subject: `Te devolvimos el dinero de tu pedido n.º ${idPedido}`,
    title: greeting('Hola', reader),
    paragraphs: [
      `Te devolvimos ${devoluciones.map(formatPayment).join(' y ')} de tu pedido n.º ${idPedido}.`,
      'Si no te ha llegado, responde a este correo.',
    ],
    facts: devoluciones.flatMap(({ referencia, ...sum }): [string, string][] => [
      ['Monto', formatPayment(sum)],
      ...(referencia ? [['Referencia', withoutAddresses(referencia)] as [string, string]] : []),
    ]),
    action: followed(page),
  }),

  receiptRequested: (request: ReceiptRequestNews, send: string, page: string): Letter => ({
    subject: `Necesitamos otro comprobante de tu pedido n.º ${request.idPedido}`,
    title: greeting('Hola', request),
    paragraphs: [
      `Todavía no podemos confirmar el pago de tu pedido n.º ${request.idPedido}.`,
      ...request.motivo,
      ...missing(request),
      `Guardamos tus piezas hasta el ${moment(request.vence)}, hora de Costa Rica. Envíanos otro comprobante antes de esa hora; si no llega, el pedido se cancela.`,
    ],
    action: { label: 'Enviar otro comprobante', url: send },
    notes: ['Si tienes dudas, responde a este correo.'],
    way: followed(page),
  }),

  receiptReminder: (request: ReceiptRequestNews, send: string, page: string): Letter => ({
    subject: `Recuerda enviar el comprobante de tu pedido n.º ${request.idPedido}`,
    title: greeting('Hola', request),
    paragraphs: [
      `Aún esperamos otro comprobante de tu pedido n.º ${request.idPedido}.`,
      ...request.motivo,
      ...missing(request),
      `Guardamos tus piezas hasta el ${moment(request.vence)}, hora de Costa Rica. Después el pedido se cancela.`,
    ],
    action: { label: 'Enviar otro comprobante', url: send },
    notes: ['Si ya lo enviaste, no tienes que hacer nada.'],
    way: followed(page),
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
