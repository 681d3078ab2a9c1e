import { text } from './stroke-letters.ts';

/**
 * Receipts of three invented bank apps, with every number drawn from a seed. Letters are strokes of our
 * own: a machine that runs the tests may have no fonts.
 */

/** Numbers that look random and are the same every time. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NAMES = [
  'MARIA SOLANO',
  'JOSE VARGAS',
  'ANA ROJAS',
  'CARLOS ARIAS',
  'SOFIA BRENES',
  'LUIS CHAVES',
];

/** What one receipt says: day, time, amount, reference and payer of its own. */
function facts(random: () => number) {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const between = (low: number, high: number) =>
    String(low + Math.floor(random() * (high - low + 1)));
  // All of one month and one bank: the beginnings of the references are nearly the same.
  const day = between(10, 28);
  return {
    day: `${day}/03/2026`,
    time: `${between(10, 23)}:${between(10, 59)}`,
    clock: `${between(1, 12)}:${between(10, 59)}`,
    amount: `${between(8, 240)}.${between(10, 99)}`,
    reference: `202603${day}152${digits(14)}`,
    payer: NAMES[Math.floor(random() * NAMES.length)] ?? '',
    phone: `8${digits(3)}-${digits(4)}`,
  };
}

const frame = (background: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1520" viewBox="0 0 720 1520"><rect width="720" height="1520" fill="${background}"/>${content}</svg>`;

type Facts = ReturnType<typeof facts>;

const LAYOUTS: readonly ((say: Facts) => string)[] = [
  // A light card with labels on the left and values on the right.
  (say) => {
    const rows = [
      ['REFERENCIA', ''],
      ['FECHA', say.day],
      ['HORA', say.time],
      ['ORIGEN', say.payer],
      ['DESTINO', 'FILIGRANA'],
      ['TELEFONO', say.phone],
      ['ESTADO', 'APLICADO'],
    ] as const;
    return frame(
      '#f1f3f4',
      [
        text(say.clock, { x: 40, y: 46, size: 20, colour: '#ffffff' }).replace(
          '#ffffff',
          '#333333',
        ),
        '<rect y="70" width="720" height="230" fill="#14564d"/>',
        text('SINPE MOVIL', { x: 360, y: 180, size: 34, colour: '#ffffff', anchor: 'middle' }),
        '<rect x="30" y="260" width="660" height="1100" rx="18" fill="#ffffff"/>',
        '<circle cx="360" cy="350" r="44" fill="#dff0df"/><path d="M340 350l15 15 28-30" fill="none" stroke="#2a6a35" stroke-width="7"/>',
        text('MONTO', { x: 360, y: 460, size: 20, colour: '#777777', anchor: 'middle' }),
        text(`$ ${say.amount}`, { x: 360, y: 530, size: 46, colour: '#1f2321', anchor: 'middle' }),
        ...rows.map(
          ([label, value], index) =>
            text(label, { x: 64, y: 640 + index * 92, size: 20, colour: '#777777' }) +
            text(value, {
              x: 660,
              y: 640 + index * 92,
              size: 22,
              colour: '#1f2321',
              anchor: 'end',
            }) +
            `<path d="M64 ${664 + index * 92}H656" stroke="#dddddd" stroke-width="2"/>`,
        ),
        text(say.reference, { x: 360, y: 690, size: 20, colour: '#1f2321', anchor: 'middle' }),
        '<rect x="120" y="1400" width="480" height="72" rx="36" fill="#14564d"/>',
        text('COMPARTIR', { x: 360, y: 1448, size: 22, colour: '#ffffff', anchor: 'middle' }),
      ].join(''),
    );
  },
  // A dark page with labels above their values.
  (say) => {
    const rows = [
      ['REFERENCIA', say.reference],
      ['FECHA Y HORA', `${say.day} ${say.time}`],
      ['ENVIADO POR', say.payer],
      ['TELEFONO', say.phone],
      ['CONCEPTO', 'PEDIDO EN LINEA'],
    ] as const;
    return frame(
      '#12161c',
      [
        text(say.clock, { x: 36, y: 44, size: 18, colour: '#dddddd' }),
        text('TRANSFERENCIA REALIZADA', {
          x: 360,
          y: 160,
          size: 28,
          colour: '#f2f2f2',
          anchor: 'middle',
        }),
        '<rect x="40" y="220" width="640" height="190" rx="24" fill="#1d2530"/>',
        text(`USD ${say.amount}`, {
          x: 360,
          y: 340,
          size: 52,
          colour: '#7fd6b1',
          anchor: 'middle',
        }),
        ...rows.map(
          ([label, value], index) =>
            text(label, { x: 60, y: 500 + index * 150, size: 18, colour: '#8a94a0' }) +
            text(value, { x: 60, y: 552 + index * 150, size: 24, colour: '#f2f2f2' }),
        ),
        '<path d="M40 1320H680" stroke="#2c3642" stroke-width="3"/>',
        text('VOLVER AL INICIO', {
          x: 360,
          y: 1420,
          size: 24,
          colour: '#7fd6b1',
          anchor: 'middle',
        }),
      ].join(''),
    );
  },
  // A white list with a coloured head and small grey print.
  (say) => {
    const rows = [
      ['BANCO EMISOR', 'BANCO DEL VALLE'],
      ['CUENTA', `CR-${say.phone}`],
      ['FECHA', say.day],
      ['HORA', say.time],
      ['MONTO', `$${say.amount}`],
      ['COMISION', '$0.00'],
      ['CLIENTE', say.payer],
      ['DETALLE', 'JOYERIA'],
    ] as const;
    return frame(
      '#ffffff',
      [
        '<rect width="720" height="150" fill="#7a1430"/>',
        text(say.clock, { x: 30, y: 42, size: 18, colour: '#ffffff' }),
        text('COMPROBANTE', { x: 40, y: 116, size: 32, colour: '#ffffff' }),
        ...rows.map(
          ([label, value], index) =>
            `<rect y="${190 + index * 120}" width="720" height="60" fill="${index % 2 ? '#ffffff' : '#f7f3f4'}"/>` +
            text(label, { x: 40, y: 232 + index * 120, size: 17, colour: '#8d8d8d', weight: 0.1 }) +
            text(value, { x: 340, y: 234 + index * 120, size: 21, colour: '#303030' }),
        ),
        text('DOCUMENTO', { x: 40, y: 1220, size: 17, colour: '#8d8d8d', weight: 0.1 }),
        text(say.reference, { x: 40, y: 1266, size: 19, colour: '#303030' }),
        text('GUARDE ESTE COMPROBANTE', {
          x: 360,
          y: 1400,
          size: 16,
          colour: '#a9a9a9',
          anchor: 'middle',
          weight: 0.1,
        }),
      ].join(''),
    );
  },
];

export const LAYOUT_COUNT = LAYOUTS.length;

/**
 * The picture of a receipt, SVG. Equal arguments draw the same receipt; another seed, another payment.
 *
 * @param twin Another payment of the same person, day and amount: only the minute and the end of the
 * reference differ.
 */
export function drawReceipt(layout: number, seed: number, twin = 0): Buffer {
  const draw = LAYOUTS[layout % LAYOUTS.length] ?? LAYOUTS[0];
  const say = facts(seeded(seed + 1));
  if (twin > 0) {
    const other = facts(seeded(seed + twin * 7919));
    say.time = `${say.time.slice(0, 3)}${other.time.slice(3)}`;
    say.reference = say.reference.slice(0, -6) + other.reference.slice(-6);
  }
  return Buffer.from(draw?.(say) ?? '');
}
