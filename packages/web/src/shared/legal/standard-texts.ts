import type { LegalPage } from '@filigrana/sdk';
import type { ShopFacts } from '../shop-facts.tsx';

type Facts = Pick<ShopFacts, 'nombre' | 'correo' | 'telefono' | 'pais'>;

/** What the pages are called. */
export const LEGAL_TITLES: Readonly<Record<LegalPage, string>> = {
  privacidad: 'Privacidad',
  terminos: 'Términos y condiciones',
};

/**
 * What the legal pages say while the shop has written nothing of its own: what this software does,
 * in plain words, and no more. The owner should read it before relying on it.
 */
export const standardTexts: Readonly<Record<LegalPage, (shop: Facts) => string>> = {
  privacidad: ({ nombre, correo, telefono, pais }) => `# Quién guarda tus datos
${nombre}, ${pais}. Para cualquier asunto sobre tus datos escríbenos a ${correo} o llámanos al ${telefono}.

# Qué guardamos y para qué
- Tu identificación, tu nombre y tus apellidos, para abrir tu cuenta y saber a quién entregamos.
- Tu correo y tu teléfono, para avisarte de tus pedidos y responderte.
- De tu contraseña, solo una huella con la que no se puede recuperar.
- Las direcciones de tus pedidos, para enviarlos.
- Tus pedidos, sus montos y el número de referencia de tus pagos, para atenderlos y llevar las cuentas.
- Tus comprobantes de pago, para verificar los pagos y notar si un comprobante se usa dos veces.
- Tus pedidos especiales con su descripción y su imagen, para hacer la pieza.
- Tu carrito, para que lo encuentres al volver.
- Qué se hizo en tu cuenta y cuándo, para protegerla.
- Si quieres recibir novedades por correo. Puedes dejar de recibirlas cuando quieras.

# Qué guarda tu navegador
Tu sesión y tu carrito, para que la tienda funcione. No hay publicidad ni herramientas de seguimiento de terceros.

# Quién los ve
Quienes administran la tienda. Para entregarte un pedido, el servicio de envío recibe tu nombre, tu teléfono y la dirección. Los datos pasan además por los servicios de alojamiento y de correo electrónico que usa la tienda.

# Cuánto tiempo
- Tu cuenta, hasta que la cierres.
- Los comprobantes y las imágenes de referencia se eliminan solos un tiempo después de terminado el pedido: 24 meses, si la tienda no ha fijado otro plazo.
- Los nombres en los avisos del banco con que revisamos los pagos, el mismo tiempo después de su día.
- El registro de lo que se hizo en las cuentas, 24 meses.
- Al cerrar tu cuenta se borran tu nombre, tu identificación, tu correo, tu teléfono, tus direcciones, tus comprobantes y tus imágenes. De tus compras quedan las piezas, los montos, las fechas y el número de referencia del pago, sin tu nombre.
- Las copias de seguridad pueden conservar lo borrado hasta que se reemplazan por otras más nuevas.

# Tus derechos
La Ley 8968, de Protección de la Persona frente al Tratamiento de sus Datos Personales, te da derecho a saber qué datos tuyos se guardan, a corregirlos y a pedir que se eliminen. En tu perfil puedes descargar tus datos, cambiar tu correo y tu teléfono, dejar de recibir novedades y cerrar tu cuenta. Para todo lo demás escríbenos a ${correo}. La autoridad en esta materia es la Agencia de Protección de Datos de los Habitantes (Prodhab).`,

  terminos: ({ nombre, correo, telefono, pais }) => `# Quiénes somos
${nombre}, ${pais}. Puedes escribirnos a ${correo} o llamarnos al ${telefono}.

# Precios
Los precios están en dólares de los Estados Unidos. Antes de confirmar un pedido ves el precio de cada pieza, el costo de envío y el total; ese es el total que pagas.

# Pedidos y pago
- Para comprar necesitas una cuenta con tus datos verdaderos.
- Se paga por SINPE Móvil o por transferencia bancaria, y se adjunta el comprobante.
- Al recibir tu pedido apartamos las piezas y revisamos el pago. Te escribimos cuando está confirmado.
- Si no podemos verificar el pago, el pedido se cancela y las piezas vuelven a la venta. Si se trata de un error, escríbenos.

# Envíos
Enviamos a todo el país por Correos de Costa Rica. Te avisamos por correo cuando tu pedido va en camino.

# Pedidos especiales
Pedir una pieza hecha a tu medida no te obliga a comprarla. Te contactamos para acordar la pieza, el precio y el plazo.

# Si algo no está bien
Si al recibir tu pedido algo no está bien, escríbenos a ${correo} y buscamos una solución. Nada de lo que dice esta página limita los derechos que te da la ley como persona consumidora.

# Tu cuenta
Cuida tu contraseña y no la compartas. Podemos bloquear una cuenta que se usa para engañar, por ejemplo con comprobantes falsos. Puedes cerrar la tuya en tu perfil cuando no tengas pedidos en curso.

# Tus datos
Qué guardamos de ti y por qué lo cuenta la página de privacidad.`,
};
