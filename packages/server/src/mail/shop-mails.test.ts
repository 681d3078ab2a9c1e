import { describe, expect, it } from 'vitest';
import { createShopMails } from './shop-mails.ts';

const shop = { nombre: 'Filigrana', correo: 'hola@filigrana.test', telefono: '2222 1234' };
const mails = createShopMails(shop, 'https://filigrana.test');
const reader = { correo: 'ana@filigrana.test', nombre: 'Ana', followToken: '7.a/b' };
const unexplained = { motivo: [], tieneDevolucion: false };
const where = {
  retiro: null,
  provincia: 'San José',
  canton: 'Escazú',
  distrito: 'San Rafael',
  direccionExacta: '100 m norte de la iglesia',
};
const unsent = { ...where, guia: null, seguimiento: null };

describe('the messages of the shop', () => {
  it('list what was bought, what it costs and where it goes', () => {
    const mail = mails.orderReceived({
      ...reader,
      idPedido: 12,
      productos: [
        { productoNombre: 'Anillo Aurora', tallaNombre: '7', cantidad: 2, subtotalProducto: 196 },
        { productoNombre: 'Topos', tallaNombre: 'Única', cantidad: 1, subtotalProducto: 1042.5 },
      ],
      subtotal: 1238.5,
      montoEnvio: 8,
      montoTotal: 1246.5,
      montoColones: 635_216,
      ...where,
      metodoPago: 'sinpe',
    });
    expect(mail.to).toBe('ana@filigrana.test');
    expect(mail.subject).toBe('Recibimos tu pedido n.º 12');
    expect(mail.text).toContain('2 × Anillo Aurora (talla 7): $196.00 USD');
    expect(mail.text).toContain('1 × Topos: $1,042.50 USD');
    expect(mail.text).toContain('Total: $1,246.50 USD');
    expect(mail.text).toContain('Total en colones: ₡635\u00A0216');
    expect(mail.text).toContain(
      'Dirección: 100 m norte de la iglesia, San Rafael, Escazú, San José',
    );
    expect(mail.text).toContain('Método de pago: SINPE Móvil');
    expect(mail.html).toContain('2 × Anillo Aurora (talla 7)');
    expect(mail.html).toContain('$1,246.50 USD');
  });

  it.each([
    ['orderAccepted', 'Confirmamos tu pedido n.º 7'],
    ['orderShipped', 'Enviamos tu pedido n.º 7'],
    ['orderRejected', 'No pudimos confirmar tu pedido n.º 7'],
  ] as const)('tell of each step of an order: %s', (step, subject) => {
    const mail = mails[step]({ ...reader, ...unsent, ...unexplained, idPedido: 7 });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('https://filigrana.test/clientes/seguimiento/7.a%2Fb');
    expect(mail.html).toContain('href="https://filigrana.test/clientes/seguimiento/7.a%2Fb"');
    expect(mail.text).not.toMatch(/Guía|Seguir el paquete/);
  });

  it.each(['receiptRequested', 'receiptReminder'] as const)(
    'ask for a receipt by one link, and tell by another one how the order goes: %s',
    (letter) => {
      const asked = { motivo: [], vence: '2026-03-16T18:00:00.000Z', receiptToken: '7.c/d' };
      const { text } = mails[letter]({ ...reader, ...where, ...asked, idPedido: 7 });
      expect(text).toContain(
        'Enviar otro comprobante: https://filigrana.test/clientes/comprobante/7.c%2Fd',
      );
      expect(text).toContain(
        'Ver cómo va mi pedido: https://filigrana.test/clientes/seguimiento/7.a%2Fb',
      );
    },
  );

  it('name the guide of a parcel, and lead to where it is followed', () => {
    const seguimiento = 'https://correos.go.cr/rastreo/?guia=RR473124829CR';
    const sent = { ...reader, ...where, idPedido: 7, guia: 'RR473124829CR', seguimiento };
    const { text, html } = mails.orderShipped(sent);
    expect(text).toContain('Guía: RR473124829CR');
    expect(text).toContain(seguimiento);
    expect(html).toContain(`href="${seguimiento}"`);
  });

  it('of an order that is picked up say where and when, and nothing of a carrier', () => {
    const order = { ...reader, ...unsent, idPedido: 7, retiro: 'Taller en Escazú · 9–5' };
    const placed = { productos: [], subtotal: 40, montoEnvio: 0, montoTotal: 40 };
    const letters = [
      mails.orderReceived({ ...order, ...placed, montoColones: null, metodoPago: 'sinpe' }),
      mails.orderAccepted(order),
      mails.orderShipped(order),
    ];
    for (const { text } of letters) {
      expect(text).toContain('Retiras en: Taller en Escazú · 9–5');
      expect(text).not.toMatch(/Correos|enviemos|Enviamos|Envío/);
    }
    expect(letters[2]?.subject).toBe('Tu pedido n.º 7 está listo para retirar');
    expect(letters[2]?.text).toContain('Dirección: 100 m norte de la iglesia, San Rafael');
  });

  it('repeat a special order and leave out what it has not', () => {
    const order = {
      ...reader,
      idPedidoEspecial: 3,
      nombrePieza: 'Aretes',
      talla: null,
      nombrePiedra: 'Natural',
      nombreMaterial: 'Plata',
      descripcion: '',
    };
    const { text } = mails.specialOrderReceived(order);
    expect(text).toContain('Pieza: Aretes\nPiedra: Natural\nMaterial: Plata');
    expect(text).not.toMatch(/Talla|Descripción/);
    expect(mails.specialOrderReceived({ ...order, talla: '7' }).text).toContain('Talla: 7');
  });

  it('carry the link that changes a password', () => {
    const mail = mails.passwordReset({ ...reader, token: 'a/b+c' });
    expect(mail.html).toContain(
      'href="https://filigrana.test/clientes/restablecer-contrasena/a%2Fb%2Bc"',
    );
    expect(mail.text).toContain('vence en una hora');
  });

  it('show a novedad with its picture and a way to leave', () => {
    const mail = mails.novedad({
      correo: reader.correo,
      leaveToken: '7.a-b',
      asunto: 'Nueva colección',
      descripcion: 'Ya está aquí.',
      imagen: '/media/x-1000.jpg',
    });
    expect(mail.html).toContain('<img src="https://filigrana.test/media/x-1000.jpg"');
    const leave = 'https://filigrana.test/clientes/baja/7.a-b';
    expect(mail.unsubscribeUrl).toBe(leave);
    expect(mail.text).toContain(`Dejar de recibir novedades: ${leave}`);
    expect(mail.html).toContain(`<a href="${leave}"`);
  });

  it('leave out what a novedad has not', () => {
    const bare = {
      correo: 'x@y.cr',
      leaveToken: '7.x',
      asunto: 'Hola',
      descripcion: '',
      imagen: null,
    };
    expect(mails.novedad(bare).html).not.toContain('<img');
  });

  it('escape what people typed', () => {
    const mail = mails.novedad({
      correo: reader.correo,
      leaveToken: '7.x',
      asunto: '<script>alert("x")</script>',
      descripcion: `O'Neil & <b>hijos</b>\nsegunda línea`,
      imagen: '/media/x.jpg" onerror="alert(1)',
    });
    expect(mail.html).not.toMatch(/<script|<b>|" onerror="/);
    expect(mail.html).toContain('O&#39;Neil &amp; &lt;b&gt;hijos&lt;/b&gt;<br>segunda línea');
  });

  it('greet nobody by an address that was typed for a name', () => {
    const sneaky = { ...reader, nombre: 'Ganaste un premio… https://evil.example', retiro: null };
    const order = { ...sneaky, idPedido: 7 };
    const placed = {
      ...order,
      productos: [],
      subtotal: 1,
      montoEnvio: 1,
      montoTotal: 2,
      montoColones: null,
      provincia: 'Heredia',
      canton: 'Barva',
      distrito: 'San Pedro',
      direccionExacta: 'Retira en https://evil.example/premio',
      metodoPago: 'sinpe' as const,
    };
    const special = {
      ...sneaky,
      idPedidoEspecial: 3,
      nombrePieza: 'Aretes',
      talla: null,
      nombrePiedra: 'Natural',
      nombreMaterial: 'Plata',
      descripcion: 'Ganaste: www.evil.example',
    };
    const letters = [
      mails.orderReceived(placed),
      mails.orderAccepted(order),
      mails.orderShipped({ ...order, ...unsent }),
      mails.orderRejected({ ...order, ...unexplained }),
      mails.specialOrderReceived(special),
      mails.passwordReset({ ...sneaky, token: 'x' }),
      mails.confirmEmail({ ...sneaky, token: 'x' }),
    ];
    for (const { subject, text, html } of letters)
      for (const part of [subject, text, html]) expect(part).not.toMatch(/evil|premio/);
    expect(letters[0]?.text).toMatch(/^¡Gracias!$/m);
    expect(mails.orderAccepted({ ...order, nombre: 'Ana\nLucía' }).text).toMatch(
      /^Tu pedido está confirmado, Ana Lucía$/m,
    );
  });

  it('are signed by the shop', () => {
    const { text, html } = mails.orderShipped({ ...reader, ...unsent, idPedido: 1 });
    for (const body of [text, html]) expect(body).toContain('hola@filigrana.test · 2222 1234');
  });
});
