import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import {
  BANNER_LINE_MAX,
  BANNER_TITLE_MAX,
  isEmail,
  isPhone,
  isShopPath,
  isStrongPassword,
  localDate,
  NOVEDAD_DESCRIPTION_MAX,
  NOVEDAD_SUBJECT_MAX,
  parseReference,
  PROVINCES,
  SPECIAL_ORDER_DESCRIPTION_MAX,
} from '@filigrana/sdk/domain';
import { grainy } from '../../test/sample-files.ts';
import { openShopFiles, type ShopFiles } from '../../test/shop-files.ts';
import { testPictures } from '../../test/test-pictures.ts';
import { createPasswords } from '../auth/passwords.ts';
import { originalKey, privateKey } from '../media/file-keys.ts';
import { findEvents } from '../modules/timeline/timeline.repository.ts';
import { lookupPerson } from '../roll/roll.repository.ts';
import { readDemoData } from './demo-data.ts';
import { seedDemo } from './seed-demo.ts';
import { DATABASES } from '../../test/databases.ts';

const passwords = createPasswords({ memoryKiB: 64, iterations: 1 });
let shop: ShopFiles;

describe.each(DATABASES)('the demo shop on %s', (dialect) => {
  beforeAll(async () => {
    shop = await openShopFiles(dialect);
    // A server that starts has begun this one before it comes to its data.
    await testPictures.run('readHeader', await grainy(8, 8).png().toBuffer());
    expect(await seedDemo({ ...shop, passwords })).toBe(true);
  });
  afterAll(() => shop.close());

  it('has the three accounts, with their roles and passwords', async () => {
    const rows = await shop.db.selectFrom('usuarios').selectAll().orderBy('rol').execute();
    expect(rows.map(({ correo, rol }) => [correo, rol])).toEqual([
      ['cliente@filigrana.test', 1],
      ['admin@filigrana.test', 2],
      ['manager@filigrana.test', 3],
    ]);
    expect(rows[0]?.identificacion).toBe('101110111');
    const known = ['Demo-Cliente-1', 'Demo-Admin-1', 'Demo-Manager-1'];
    for (const [index, row] of rows.entries())
      expect(await passwords.verify(row.contrasenaHash, known[index] ?? '')).toBe(true);
  });

  it('has a roll with everybody that the documentation names', async () => {
    const named: [string, string][] = [
      ['101110111', 'MARIA FERNANDA SOLANO QUIROS'],
      ['202220222', 'JOSE PABLO VARGAS MORA'],
      ['303330333', 'ANA LUCIA ROJAS CASTRO'],
      ['404440444', 'CARLOS ANDRES JIMENEZ ARIAS'],
      ['505550555', 'SOFIA ELENA BRENES UMAÑA'],
      ['606660666', 'LUIS DIEGO CHAVES SOTO'],
      ['707770777', 'VALERIA MARIA CAMPOS LEON'],
      ['108880888', 'ESTEBAN RICARDO MENDEZ PORRAS'],
    ];
    for (const [identificacion, name] of named) {
      const person = await lookupPerson(shop.db, identificacion);
      expect(Object.values(person ?? {}).join(' ')).toBe(name);
    }
  });

  it('has every piece of the catalogue with its price, size, stock and picture', async () => {
    const { pieces } = await readDemoData();
    const rows = await shop.db
      .selectFrom('productos')
      .innerJoin('producto_talla', 'producto_talla.idProducto', 'productos.idProducto')
      .innerJoin('tallas', 'tallas.idTalla', 'producto_talla.idTalla')
      .innerJoin('archivos', 'archivos.idArchivo', 'productos.idImagen')
      .selectAll()
      .execute();
    expect(new Set(rows.map(({ idProducto }) => idProducto)).size).toBe(pieces.length);
    expect(pieces.length).toBe(30);
    const topaz = rows.filter(
      ({ nombreProducto }) => nombreProducto === 'Anillo Halo Topacio Cielo',
    );
    expect(topaz.map(({ tamanio, stock }) => [tamanio, stock])).toEqual([
      ['6', 1],
      ['7', 2],
      ['8', 2],
    ]);
    expect(topaz[0]).toMatchObject({ precioCents: 16_500, precioEspecialCents: 13_900 });
    expect(topaz[0]).toMatchObject({ ancho: 1200, alto: 1200, mime: 'image/webp', privado: 0 });
    const chain = rows.find(({ nombreProducto }) => nombreProducto === 'Cadena Clásica');
    expect(chain).toMatchObject({ idPiedra: null, tamanio: 'Única', stock: 12 });
  });

  it('shows filigree from close by, and says who made it in how many hours', async () => {
    const rows = await shop.db
      .selectFrom('producto_fotos')
      .innerJoin('productos', 'productos.idProducto', 'producto_fotos.idProducto')
      .select(['nombreProducto', 'producto_fotos.descripcion as alt', 'hechoPor', 'horas'])
      .orderBy('producto_fotos.idProducto')
      .execute();
    expect(rows.map(({ nombreProducto }) => nombreProducto)).toEqual([
      'Anillo Encaje de Filigrana',
      'Aretes Lágrima de Filigrana',
      'Dije Flor de Filigrana',
    ]);
    for (const { alt, hechoPor, horas } of rows) {
      expect(alt).not.toBe('');
      expect(hechoPor).not.toBe('');
      expect(horas).toBeGreaterThan(0);
    }
  });

  it('has four banners in order, wide enough for a large screen', async () => {
    const rows = await shop.db
      .selectFrom('banners')
      .innerJoin('archivos', 'archivos.idArchivo', 'banners.idImagen')
      .select(['orden', 'ancho'])
      .orderBy('orden')
      .execute();
    expect(rows).toEqual([1, 2, 3, 4].map((orden) => ({ orden, ancho: 2400 })));
  });

  it('has words of its own over each banner, in both languages', async () => {
    const rows = await shop.db.selectFrom('banners').selectAll().orderBy('orden').execute();
    expect(rows.map(({ titulo, tituloIngles }) => [titulo, tituloIngles])).toEqual([
      [
        'Joyería de\u00a0autor, hilo\u00a0a\u00a0hilo',
        'Designer jewellery, thread\u00a0by\u00a0thread',
      ],
      ['Anillos que cuentan algo', 'Rings that tell a story'],
      ['Piedras con luz propia', 'Stones with their own light'],
      ['Cadenas y dijes para cada día', 'Chains and pendants for every day'],
    ]);
    for (const { linea, lineaIngles, enlace } of rows) {
      expect(linea).not.toBe('');
      expect(lineaIngles).not.toBe('');
      expect(enlace).toBe('/offer');
    }
  });

  it('has eight questions, one of them hidden, and the first one newest', async () => {
    const rows = await shop.db.selectFrom('preguntas').selectAll().orderBy('idPregunta').execute();
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ visible }) => visible === 0)).toHaveLength(1);
    expect(rows.at(-1)?.pregunta).toBe('¿Cómo pago mi pedido?');
    expect(rows.at(-1)?.preguntaIngles).toBe('How do I pay for my order?');
  });

  it('has three novedades: one sent, two waiting, one with a picture', async () => {
    const rows = await shop.db.selectFrom('novedades').selectAll().orderBy('idNovedad').execute();
    expect(rows.map(({ estado }) => estado)).toEqual(['Enviado', 'Pendiente', 'Pendiente']);
    expect(rows.filter(({ idImagen }) => idImagen !== null)).toHaveLength(1);
  });

  it('has one past order in each state, with exact totals and a private receipt', async () => {
    const rows = await shop.db
      .selectFrom('pedidos')
      .innerJoin('archivos', 'archivos.idArchivo', 'pedidos.idComprobante')
      .innerJoin('carritos', 'carritos.idCarrito', 'pedidos.idCarrito')
      .select(['estadoPedido', 'estadoPago', 'subtotalCents', 'envioCents', 'totalCents'])
      .select(['privado', 'archivos.idUsuario as owner', 'pedidos.idUsuario as buyer'])
      .select('carritos.estado as cart')
      .orderBy('fechaPedido')
      .execute();
    expect(rows.map(({ estadoPedido, estadoPago }) => [estadoPedido, estadoPago])).toEqual([
      ['enviado', 'verificado'],
      ['cancelado', 'rechazado'],
      ['confirmado', 'verificado'],
      ['pendiente', 'pendiente'],
    ]);
    expect(rows[2]).toMatchObject({ subtotalCents: 21_800, envioCents: 800, totalCents: 22_600 });
    for (const row of rows) {
      expect(row).toMatchObject({ privado: 1, cart: 'comprado' });
      expect(row.owner).toBe(row.buyer);
    }
  });

  it('has a history of every order that ends in its state, and references that are plausible', async () => {
    const orders = await shop.db.selectFrom('pedidos').selectAll().orderBy('idPedido').execute();
    const now = shop.clock.now().getTime();
    for (const { idPedido, estadoPedido, referencia, metodoPago, fechaPedido } of orders) {
      const events = await findEvents(shop.db, { idPedido });
      expect(events[0]).toMatchObject({ tipo: 'creado', rol: 1, fecha: fechaPedido });
      const steps = events.filter(({ tipo }) => tipo === 'estado');
      expect(steps.at(-1)?.texto ?? 'pendiente').toBe(estadoPedido);
      for (const step of steps) expect(step.rol).toBe(2);
      for (const { fecha } of events) expect(Date.parse(fecha)).toBeLessThanOrEqual(now);
      const parsed = parseReference(referencia ?? '', { metodoPago, fechaPedido, now });
      expect(parsed).toMatchObject({
        problemas: [],
        fecha: metodoPago === 'sinpe' ? localDate(Date.parse(fechaPedido)) : null,
      });
    }
    const specials = await shop.db.selectFrom('pedidos_especiales').selectAll().execute();
    for (const { idPedidoEspecial, estado } of specials) {
      const events = await findEvents(shop.db, { idPedidoEspecial });
      expect(events[0]).toMatchObject({ tipo: 'creado', rol: 1 });
      const steps = events.filter(({ tipo }) => tipo === 'estado');
      expect(steps.at(-1)?.texto ?? 'Pendiente').toBe(estado);
    }
  });

  it('has special orders in four states, one with a private reference', async () => {
    const rows = await shop.db
      .selectFrom('pedidos_especiales')
      .selectAll()
      .orderBy('fechaSolicitud')
      .execute();
    expect(rows.map(({ estado }) => estado)).toEqual([
      'Enviado',
      'Rechazado',
      'Aceptado',
      'Pendiente',
    ]);
    expect(rows.filter(({ idReferencia }) => idReferencia !== null)).toHaveLength(1);
  });

  it('has the bytes of every file that it names', async () => {
    const rows = await shop.db.selectFrom('archivos').selectAll().execute();
    expect(rows.length).toBe(42);
    for (const { idArchivo, privado, tamano } of rows) {
      const key = privado ? privateKey(idArchivo) : originalKey(idArchivo);
      expect((await shop.store.get(key))?.length).toBe(tamano);
    }
  });

  it('is not seeded twice', async () => {
    expect(await seedDemo({ ...shop, passwords })).toBe(false);
    const accounts = await shop.db.selectFrom('usuarios').select('idUsuario').execute();
    expect(accounts).toHaveLength(3);
  });
});

it.each(DATABASES)('several processes that start at once on %s seed one shop', async (dialect) => {
  const together = await openShopFiles(dialect);
  onTestFinished(() => together.close());
  const seed = () => seedDemo({ ...together, passwords });
  const seeded = await Promise.all([seed(), seed(), seed()]);
  expect(seeded.filter(Boolean)).toEqual([true]);
  expect(await together.db.selectFrom('usuarios').selectAll().execute()).toHaveLength(3);
});

describe('seeding that is cut short', () => {
  beforeEach(async () => {
    shop = await openShopFiles();
  });
  afterEach(() => shop.close());

  it('leaves an empty database, which is seeded at the next start', async () => {
    vi.spyOn(shop.media, 'record')
      .mockImplementationOnce(shop.media.record)
      .mockRejectedValueOnce(new Error('power cut'));
    await expect(seedDemo({ ...shop, passwords })).rejects.toThrow('power cut');
    for (const table of ['usuarios', 'padron', 'archivos', 'productos', 'preguntas'] as const)
      expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await seedDemo({ ...shop, passwords })).toBe(true);
  });

  it('leaves a shop that is in use alone', async () => {
    await shop.addCustomer();
    expect(await seedDemo({ ...shop, passwords })).toBe(false);
    expect(await shop.db.selectFrom('productos').selectAll().execute()).toEqual([]);
  });
});

describe('the data of the demo', () => {
  it('keeps to the rules that the forms of the shop enforce', async () => {
    const demo = await readDemoData();
    for (const { correo, telefono, contrasena } of demo.accounts) {
      expect(isEmail(correo)).toBe(true);
      expect(isPhone(telefono)).toBe(true);
      expect(isStrongPassword(contrasena)).toBe(true);
    }
    for (const { asunto, descripcion } of demo.novedades) {
      expect(asunto.length).toBeLessThanOrEqual(NOVEDAD_SUBJECT_MAX);
      expect(descripcion.length).toBeLessThanOrEqual(NOVEDAD_DESCRIPTION_MAX);
    }
    for (const { descripcion } of demo.specialOrders)
      expect(descripcion.length).toBeLessThanOrEqual(SPECIAL_ORDER_DESCRIPTION_MAX);
    for (const { provincia } of demo.orders) expect(PROVINCES).toContain(provincia);
    for (const { titulo, linea, tituloIngles, lineaIngles, enlace } of demo.banners) {
      for (const title of [titulo, tituloIngles])
        expect(title.length).toBeLessThanOrEqual(BANNER_TITLE_MAX);
      for (const line of [linea, lineaIngles])
        expect(line.length).toBeLessThanOrEqual(BANNER_LINE_MAX);
      expect(isShopPath(enlace)).toBe(true);
    }
    for (const { alt } of [...demo.pieces, ...demo.banners]) expect(alt).not.toBe('');
  });
});
