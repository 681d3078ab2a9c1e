import { describe, expect, it } from 'vitest';
import { cleanReference, parseReference, reviewReference } from './payment-reference.ts';

const ORDER = {
  metodoPago: 'sinpe',
  fechaPedido: '2026-03-14T16:22:05.000Z',
  now: Date.parse('2026-03-15T12:00:00Z'),
} as const;

const reference = (day: string, bank = '152') => `${day}${bank}83010123456789`;

describe('a SINPE reference', () => {
  it('says the day and the bank of the payment', () => {
    expect(parseReference('20260314 152-83010123456789', ORDER)).toEqual({
      valor: '2026031415283010123456789',
      fecha: '2026-03-14',
      banco: 'Banco de Costa Rica',
      problemas: [],
    });
  });

  it.each([
    ['151', 'Banco Nacional'],
    ['161', 'Banco Popular'],
    ['102', 'BAC'],
    ['999', null],
  ])('of bank %s names %s', (code, banco) => {
    expect(parseReference(reference('20260314', code), ORDER)).toMatchObject({
      banco,
      problemas: [],
    });
  });

  it.each([
    ['the day of the order', '20260314', []],
    ['seven days before it', '20260307', []],
    ['eight days before it', '20260306', ['FECHA_LEJANA']],
    ['today, after the order', '20260315', []],
    ['tomorrow', '20260316', ['FECHA_FUTURA']],
    ['no day at all', '20260230', ['FECHA_INVALIDA']],
    ['a thirteenth month', '20261301', ['FECHA_INVALIDA']],
  ])('with %s', (_title, day, problemas) => {
    expect(parseReference(reference(day), ORDER).problemas).toEqual(problemas);
  });

  it('counts days in Costa Rica, where it is still yesterday at five in the morning UTC', () => {
    const now = Date.parse('2026-03-16T05:00:00Z');
    expect(parseReference(reference('20260316'), { ...ORDER, now }).problemas).toEqual([
      'FECHA_FUTURA',
    ]);
  });

  it.each(['1234567', '202603141528301012345678', '20260314152830101234567890', 'ABC'])(
    '%s has not its format',
    (typed) => {
      expect(parseReference(typed, ORDER)).toEqual({
        valor: typed,
        fecha: null,
        banco: null,
        problemas: ['FORMATO'],
      });
    },
  );
});

describe('the reference of a transfer', () => {
  it('may be any number', () => {
    expect(parseReference('778-1234', { ...ORDER, metodoPago: 'transferencia' })).toEqual({
      valor: '7781234',
      fecha: null,
      banco: null,
      problemas: [],
    });
  });

  it('is read like any other when it is a SINPE reference', () => {
    const read = parseReference(reference('20260301'), { ...ORDER, metodoPago: 'transferencia' });
    expect(read).toMatchObject({ fecha: '2026-03-01', problemas: ['FECHA_LEJANA'] });
  });
});

describe('the review of a reference', () => {
  it('adds to its own problems that other orders have it', () => {
    expect(reviewReference('123', { ...ORDER, repetidaEn: [7, 9] })).toMatchObject({
      valor: '123',
      problemas: ['FORMATO', 'REPETIDA'],
      repetidaEn: [7, 9],
    });
    expect(reviewReference(reference('20260314'), { ...ORDER, repetidaEn: [] })).toMatchObject({
      problemas: [],
      repetidaEn: [],
    });
  });
});

describe('a typed reference', () => {
  it('loses blanks and hyphens and is in capitals', () => {
    expect(cleanReference(' ft-2026 0314 ')).toBe('FT20260314');
    expect(cleanReference('  ')).toBe('');
  });
});
