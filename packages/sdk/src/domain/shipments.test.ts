import { describe, expect, test } from 'vitest';
import {
  cleanGuide,
  DEFAULT_TRACKING,
  isGuide,
  isMistypedGuide,
  isTracking,
  mayNote,
  orderDays,
  orderPath,
  trackingLink,
} from './shipments.ts';
import type { OrderDay } from '../entities.ts';

const BOUGHT = '2026-03-14T18:00:00Z';
const day = (paso: OrderDay['paso'], date: number): OrderDay => ({
  paso,
  fecha: `2026-03-${date}T18:00:00Z`,
});

/** The path in short: the stages that are past, a bar, the others; days in brackets. */
const told = (order: Omit<Parameters<typeof orderPath>[0], 'fechaPedido'>) => {
  const stages = orderPath({ fechaPedido: BOUGHT, ...order });
  const name = ({ paso, fecha }: (typeof stages)[number]) =>
    fecha ? `${paso} (${fecha.slice(8, 10)})` : paso;
  const past = stages.filter(({ isPast }) => isPast).map(name);
  return [...past, '|', ...stages.slice(past.length).map(name)].join(' ');
};

describe('the path of an order', () => {
  test.each([
    ['pendiente', 'recibido (14) | verificado enviado'],
    ['confirmado', 'recibido (14) verificado | enviado'],
    ['enviado', 'recibido (14) verificado enviado |'],
    ['cancelado', '|'],
  ] as const)('is that of the lifecycle where no days are told: %s', (estadoPedido, path) => {
    expect(told({ estadoPedido })).toBe(path);
  });

  test.each([
    [
      'pendiente',
      [day('recibido', 14)],
      'recibido (14) | verificado preparacion enviado entregado',
    ],
    [
      'confirmado',
      [day('recibido', 14), day('verificado', 15)],
      'recibido (14) verificado (15) | preparacion enviado entregado',
    ],
    [
      'confirmado',
      [day('recibido', 14), day('verificado', 15), day('preparacion', 16)],
      'recibido (14) verificado (15) preparacion (16) | enviado entregado',
    ],
    // Nobody has said when the pieces were made ready, nor when the payment was verified.
    [
      'enviado',
      [day('recibido', 14), day('enviado', 17)],
      'recibido (14) verificado preparacion enviado (17) | entregado',
    ],
    [
      'enviado',
      [day('recibido', 14), day('enviado', 17), day('entregado', 19)],
      'recibido (14) verificado preparacion enviado (17) entregado (19) |',
    ],
    ['enviado', [], 'recibido (14) verificado preparacion enviado | entregado'],
    ['cancelado', [day('recibido', 14)], '|'],
  ] as const)('tells the days that are known: %s, %j', (estadoPedido, recorrido, path) => {
    expect(told({ estadoPedido, recorrido })).toBe(path);
  });
});

test('what has happened to an order is told by its days, whatever else its history holds', () => {
  const history = [
    { texto: 'enviado', fecha: '2026-03-17T18:00:00Z' },
    { texto: 'confirmado', fecha: '2026-03-15T18:00:00Z' },
    { texto: 'cancelado', fecha: '2026-03-18T18:00:00Z' },
  ];
  const preparacion = '2026-03-16T18:00:00Z';
  expect(orderDays({ fechaPedido: BOUGHT, preparacion, entregado: null }, history)).toEqual([
    { paso: 'recibido', fecha: BOUGHT },
    day('verificado', 15),
    day('preparacion', 16),
    day('enviado', 17),
  ]);
});

test('a guide is noted before and after the sending; each mark belongs to one state', () => {
  const states = ['pendiente', 'confirmado', 'enviado', 'cancelado'] as const;
  expect(states.map((state) => Object.values(mayNote(state)))).toEqual([
    [false, false, false],
    [true, true, false],
    [true, false, true],
    [false, false, false],
  ]);
});

test.each([
  [' rr473124829cr ', true],
  ['GX-2026 0317', true],
  ['1234', true],
  ['123', false],
  ['', false],
  ['-123-', false],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['GUÍA1234', false],
  ['RR1;DROP', false],
])('%j can be a guide: %s', (typed, is) => {
  expect(isGuide(cleanGuide(typed))).toBe(is);
});

test.each([
  ['RR473124829CR', false],
  ['RR473124892CR', true],
  ['RR473124828CR', true],
  // Rests 0 and 1 have digits of their own.
  ['RR000000005CR', false],
  ['RR000000080CR', false],
  ['GX-2026-0317', false],
])('%s was typed wrong: %s', (guia, is) => {
  expect(isMistypedGuide(guia)).toBe(is);
});

test('a guide is followed at the address of the carrier, wherever it stands in it', () => {
  expect(trackingLink(DEFAULT_TRACKING, 'RR473124829CR')).toBe(
    'https://correos.go.cr/rastreo/?guia=RR473124829CR',
  );
  expect(trackingLink('https://x.test/{guia}/{guia}', 'A B-1')).toBe(
    'https://x.test/A%20B-1/A%20B-1',
  );
  expect(trackingLink('https://x.test/', '1234')).toBe('https://x.test/');
});

test.each([
  [DEFAULT_TRACKING, true],
  ['https://x.test/', true],
  ['http://x.test/{guia}', false],
  ['javascript:alert(1)', false],
  ['https://x.test/ {guia}', false],
  ['https://', false],
  [`https://x.test/${'a'.repeat(300)}`, false],
])('%j can be the address of a carrier: %s', (text, is) => {
  expect(isTracking(text)).toBe(is);
});
