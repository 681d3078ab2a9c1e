import type { Customer, Faq, Order, Role, SpecialOrder, User } from '@filigrana/sdk';

export function staff(change: Partial<User> = {}): User {
  return {
    idUsuario: 1,
    identificacion: '202220222',
    nombre: 'José Pablo',
    primerApellido: 'Vargas',
    segundoApellido: 'Mora',
    correo: 'admin@filigrana.test',
    telefono: '87124450',
    rol: 2,
    suscrito: false,
    ...change,
  };
}

/** What the session of somebody with that role holds; the token's claims can be read. */
export function sessionOf(rol: Role, jti?: string) {
  const usuario = staff({ rol });
  const part = (content: object) => btoa(JSON.stringify(content)).replace(/=+$/, '');
  const token = `${part({ alg: 'none' })}.${part({ idUsuario: usuario.idUsuario, rol, jti })}.`;
  return { token, usuario, sessionToken: 'sesion-1' };
}

export function order(change: Partial<Order> = {}): Order {
  return {
    idPedido: 1048,
    idCarrito: 48,
    fechaPedido: '2026-11-14T18:00:00Z',
    estadoPedido: 'pendiente',
    estadoPago: 'pendiente',
    montoTotal: 734,
    resumen: '1 × Anillo Halo Topacio Cielo (talla 7)',
    clienteNombre: 'Mariana',
    clientePrimerApellido: 'Solano',
    clienteSegundoApellido: 'Quirós',
    productos: [],
    ...change,
  };
}

export function specialOrder(change: Partial<SpecialOrder> = {}): SpecialOrder {
  return {
    idPedidoEspecial: 5,
    fechaSolicitud: '2026-11-09T18:00:00Z',
    nombreUsuario: 'Mariana Solano',
    nombrePieza: 'Anillos',
    talla: '7',
    nombrePiedra: 'Natural',
    nombreMaterial: 'Plata',
    descripcion: 'Una hoja de helecho.',
    estado: 'Pendiente',
    referenciaURL: null,
    correo: 'mariana@correo.test',
    telefono: '87124450',
    ...change,
  };
}

export function customer(change: Partial<Customer> = {}): Customer {
  return {
    identificacion: '109870654',
    nombre: 'Mariana',
    apellido: 'Solano Quirós',
    correo: 'mariana@correo.test',
    telefono: '87124450',
    estado: 'activo',
    fechaRegistro: '2026-03-14T18:00:00Z',
    ...change,
  };
}

export function faq(change: Partial<Faq> = {}): Faq {
  return {
    idPregunta: 1,
    pregunta: '¿Cómo pago?',
    respuesta: 'Por SINPE Móvil o transferencia bancaria.',
    visible: 1,
    ...change,
  };
}
