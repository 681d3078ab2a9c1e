import {
  activityLabel,
  formatUsd,
  fullName,
  localDateTime,
  orderLifecycle,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATUS_LABELS,
  pieceName,
} from '@filigrana/sdk/domain';
import { escapeHtml } from '../../mail/index.ts';
import type { PersonalData } from './collect-data.ts';
import { dataTexts as texts } from './data-texts.ts';

type Fact = readonly [label: string, value: string | null];
type History = PersonalData['pedidos'][number]['historial'];
type Line = PersonalData['carrito']['productos'][number];
type Order = PersonalData['pedidos'][number];
type Address = Pick<Order, 'direccionExacta' | 'distrito' | 'canton' | 'provincia'>;

const { labels } = texts;
const moment = (iso: string): string => localDateTime(Date.parse(iso));

/** A customer's data as a page that any browser opens by itself. Whatever people typed is escaped. */
export function dataPage(data: PersonalData): string {
  const { tienda, generado, cuenta, direcciones, tallas, pedidos, pedidosEspeciales } = data;
  const { carrito, favoritos, guardadas, actividad } = data;
  const lines = carrito.productos.map(lineText);
  return `<!doctype html>
<html lang="es-CR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title}</title>
<style>body{max-width:44rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.55 sans-serif;color:#1f2321}h2{margin-top:2.5rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-line;overflow-wrap:anywhere}</style>
</head>
<body>
<h1>${texts.title}</h1>
${paragraph(texts.intro(tienda.nombre, moment(generado)))}
${paragraph(texts.files)}
${paragraph(texts.notIncluded(tienda.correo))}
<h2>${texts.account}</h2>
${facts([
  [labels.identificacion, cuenta.identificacion],
  [labels.nombre, fullName(cuenta)],
  [labels.correo, cuenta.correo],
  [labels.telefono, cuenta.telefono],
  [labels.suscrito, cuenta.suscrito ? texts.yes : texts.no],
  [labels.fechaRegistro, moment(cuenta.fechaRegistro)],
])}
<h2>${texts.addresses}</h2>
${all(direcciones.map((address) => paragraph(`${address.nombre}: ${addressText(address)}`)))}
<h2>${texts.ringSizes}</h2>
${all(tallas.map(({ mano, dedo, tamanio }) => paragraph(`${texts.fingers[dedo]} ${texts.hands[mano]}: ${tamanio}`)))}
<h2>${texts.orders}</h2>
${all(pedidos.map(orderSection))}
<h2>${texts.specialOrders}</h2>
${all(pedidosEspeciales.map(specialOrderSection))}
<h2>${texts.cart}</h2>
${all(lines.map(paragraph))}
<h2>${texts.favorites}</h2>
${all(favoritos.map(({ fecha, nombreProducto }) => paragraph(`${moment(fecha)}: ${nombreProducto}`)))}
<h2>${texts.savedLines}</h2>
${all(guardadas.map(({ nombreProducto, tamanio, cantidad }) => paragraph(`${cantidad} × ${nombreProducto} (${tamanio})`)))}
<h2>${texts.activity}</h2>
${all(actividad.map(({ fecha, accion }) => paragraph(`${moment(fecha)}: ${activityLabel(accion)}`)))}
</body>
</html>
`;
}

function orderSection(order: Order): string {
  return `<h3>${texts.order(order.idPedido, moment(order.fechaPedido))}</h3>
${facts([
  [labels.estado, orderLifecycle.table.labels[order.estadoPedido]],
  [labels.pago, PAYMENT_STATUS_LABELS[order.estadoPago]],
  [labels.productos, order.productos.map(lineText).join('\n')],
  [labels.subtotal, formatUsd(order.subtotal)],
  [labels.envio, formatUsd(order.montoEnvio)],
  [labels.total, formatUsd(order.montoTotal)],
  [labels.retiro, order.retiro],
  [labels.direccion, addressText(order)],
  [labels.metodoPago, PAYMENT_METHOD_LABELS[order.metodoPago]],
  [labels.referencia, order.referencia],
  [labels.comprobante, fileText(order.comprobante, order.comprobanteEliminado)],
  [labels.historial, historyText(order.historial)],
])}`;
}

function specialOrderSection(order: PersonalData['pedidosEspeciales'][number]): string {
  return `<h3>${texts.specialOrder(order.idPedidoEspecial, moment(order.fechaSolicitud))}</h3>
${facts([
  [labels.estado, order.estado],
  [labels.pieza, order.nombrePieza],
  [labels.talla, order.talla],
  [labels.piedra, order.nombrePiedra],
  [labels.material, order.nombreMaterial],
  [labels.descripcion, order.descripcion],
  [labels.imagen, fileText(order.referencia, order.referenciaEliminada)],
  [labels.historial, historyText(order.historial)],
])}`;
}

function addressText({ direccionExacta, distrito, canton, provincia }: Address): string {
  return [direccionExacta, distrito, canton, provincia].join(', ');
}

function lineText(line: Line & { devuelta?: boolean }): string {
  const { cantidad, productoNombre, tallaNombre, subtotalProducto, devuelta } = line;
  const name = pieceName({ productoNombre, tallaNombre });
  const text = `${cantidad} × ${name}: ${formatUsd(subtotalProducto)}`;
  return devuelta ? `${text} ${texts.returned}` : text;
}

function fileText(name: string | null, deleted: string | null): string | null {
  return name ?? (deleted && texts.deletedOn(moment(deleted)));
}

function historyText(history: History): string {
  return history
    .map(({ fecha, tipo, texto }) => {
      const what = tipo === 'nota' ? '' : texts.events[tipo];
      return `${moment(fecha)}: ${[what, texto].filter(Boolean).join(': ')}`;
    })
    .join('\n');
}

function all(parts: readonly string[]): string {
  return parts.length === 0 ? paragraph(texts.none) : parts.join('\n');
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

/** What there is nothing to say of is left out. */
function facts(list: readonly Fact[]): string {
  const rows = list.filter((fact): fact is readonly [string, string] => Boolean(fact[1]));
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
}
