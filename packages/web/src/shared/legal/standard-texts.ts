import type { LegalPage } from '@filigrana/sdk';
import type { ShopFacts } from '../shop-facts.tsx';
import { headingTexts } from './heading-texts.ts';

type Facts = Pick<ShopFacts, 'nombre' | 'correo' | 'telefono' | 'pais'>;

/** What the pages are called. */
export const LEGAL_TITLES: Readonly<Record<LegalPage, string>> = {
  privacidad: 'Privacidad',
  terminos: 'Términos y condiciones',
  cuidado: 'Cuidado y garantía',
};

/**
 * What the legal pages say while the shop has written nothing of its own: what this software does,
 * and how the materials are cared for, in plain words, and no more. The owner should read it before relying on it.
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
- Tu carrito, lo que guardas para después y tus piezas favoritas, para que los encuentres al volver.
- Qué se hizo en tu cuenta y cuándo, para protegerla.
- Si quieres recibir novedades por correo; con ellas te recordamos una vez lo que dejaste en tu carrito. Puedes dejar de recibirlas cuando quieras.

# Qué guarda tu navegador
Tu sesión, tu carrito, lo que guardas para después, tus favoritos, las piezas que viste hace poco y el idioma que elegiste, para que la tienda funcione. No hay publicidad ni herramientas de seguimiento de terceros.

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

# ${headingTexts.exchanges}
Cuándo se cambia o se devuelve una pieza, y en qué plazo, lo dice la página de cuidado y garantía.

# Tu cuenta
Cuida tu contraseña y no la compartas. Podemos bloquear una cuenta que se usa para engañar, por ejemplo con comprobantes falsos. Puedes cerrar la tuya en tu perfil cuando no tengas pedidos en curso.

# Tus datos
Qué guardamos de ti y por qué lo cuenta la página de privacidad.`,

  cuidado: ({ nombre, correo, telefono }) => `# Todos los días
- Ponte tus joyas de últimas, después del perfume y las cremas, y quítatelas de primeras.
- Quítatelas para dormir, hacer ejercicio, limpiar la casa, y entrar al mar, a la piscina o a aguas termales.
- Guárdalas secas y por separado, en una bolsita o una caja cerrada, para que no se rayen ni se enreden.

# Plata 925
Tiene 925 partes de plata en 1000 y el resto es cobre; lleva el sello «925». Con el aire se oscurece: es natural y se quita. Frótala con un paño suave para plata. Si hace falta más, lávala con agua tibia y una gota de jabón neutro, con un cepillo muy suave entre los hilos de la filigrana, y sécala bien. La pasta de dientes y el bicarbonato la rayan.

# Oro de 14k
Tiene 585 partes de oro en 1000 y el resto son otros metales; lleva el sello «14k» o «585». No se oscurece, pero pierde brillo con la grasa de la piel. Lávalo con agua tibia y jabón neutro y sécalo con un paño sin pelusa. Aléjalo del cloro.

# Plata bañada en oro
Es plata 925 cubierta con una capa de oro. El baño es fino. No uses líquidos ni paños para pulir: basta un paño suave y seco. Con los años se desgasta donde más roza, y se puede volver a bañar.

# Piedras naturales
Las formó la naturaleza.
- Las perlas, el ópalo, la turquesa y la esmeralda no se dejan en agua ni se limpian con vapor o ultrasonido: pásales un paño apenas húmedo.
- El sol fuerte y los cambios bruscos de temperatura aclaran o parten algunas piedras.
- Una piedra natural puede tener vetas y pequeñas inclusiones: no son defectos.

# Piedras sintéticas
Se hacen en un taller, no en la tierra. Se lavan con agua tibia y jabón neutro. Evita los golpes: aunque son duras, se astillan.

# Si algo no sale bien
Si tu pieza llega con un defecto de hechura, o se suelta una piedra con el uso normal, escríbenos a ${correo} o llámanos al ${telefono} con una foto y el número de tu pedido: en ${nombre} la revisamos y la reparamos, la cambiamos o te devolvemos el dinero, según lo que te corresponde por ley. El desgaste, los golpes y los químicos no son defectos, pero casi todo se repara: pregúntanos.

# ${headingTexts.warrantyOf('Plata 925')}
Si con el uso normal se abre una soldadura, se suelta un hilo o falla un broche, es un defecto y respondemos por él. Que se oscurezca con el aire no lo es: se limpia.

# ${headingTexts.warrantyOf('Oro de 14k')}
Si con el uso normal se abre una soldadura, cede una garra o falla un broche, es un defecto y respondemos por él. Los rayones finos que deja el uso no lo son: se pueden pulir.

# ${headingTexts.warrantyOf('Plata bañada en oro')}
Si el baño llega manchado o se levanta, es un defecto y respondemos por él, igual que por las soldaduras y los broches. Que con los años se desgaste donde más roza no lo es: se puede volver a bañar.

# ${headingTexts.exchanges}
Antes de pedir, mide tu dedo con la guía de tallas. Si la talla no te quedó, escríbenos sin haber usado la pieza y vemos si se puede ajustar o cambiar. Si no era lo que esperabas, escríbenos en los 8 días después de recibirla: sin uso te la cambiamos o te devolvemos el dinero. Las piezas hechas a tu medida no se devuelven.

# Envíos
Enviamos por Correos de Costa Rica cuando hemos verificado tu pago. Al salir tu pedido te llega un correo con el número de guía para seguirlo.`,
};
