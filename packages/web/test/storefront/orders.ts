import type { Order, OrderDetail, OrderLine, SpecialOrder } from '@filigrana/sdk';

export function orderLine(productoNombre: string, change: Partial<OrderLine> = {}): OrderLine {
  return {
    productoNombre,
    tallaNombre: 'Única',
    cantidad: 1,
    subtotalProducto: 100,
    image_url: null,
    ...change,
  };
}

/** An order as the list of a customer holds it. */
export function order(change: Partial<Order> = {}): Order {
  return {
    idPedido: 1048,
    idCarrito: 48,
    fechaPedido: '2026-11-14T18:00:00Z',
    estadoPedido: 'confirmado',
    estadoPago: 'verificado',
    montoTotal: 242,
    resumen: '1 × Anillo Encaje (talla 7), 2 × Argollas Cordón',
    clienteNombre: 'María Fernanda',
    clientePrimerApellido: 'Solano',
    clienteSegundoApellido: 'Quirós',
    productos: [
      orderLine('Anillo Encaje', { tallaNombre: '7', subtotalProducto: 118 }),
      orderLine('Argollas Cordón', { cantidad: 2, subtotalProducto: 116 }),
    ],
    ...change,
  };
}

/** The same order with everything about it. */
export const detailOf = (of: Order): OrderDetail => ({
  ...of,
  provincia: 'Cartago',
  canton: 'Paraíso',
  distrito: 'Orosi',
  direccionExacta: 'Del templo católico, 200 m al sur',
  metodoPago: 'sinpe',
  comprobante: '/files/9?exp=1&sig=a',
});

export function specialOrder(change: Partial<SpecialOrder> = {}): SpecialOrder {
  return {
    idPedidoEspecial: 5,
    fechaSolicitud: '2026-11-09T18:00:00Z',
    nombreUsuario: 'María Fernanda Solano',
    nombrePieza: 'Anillos',
    talla: '7',
    nombrePiedra: 'Natural',
    nombreMaterial: 'Plata',
    descripcion: 'Una hoja de helecho.',
    estado: 'En proceso',
    referenciaURL: null,
    correo: 'cliente@filigrana.test',
    telefono: '88112233',
    ...change,
  };
}
