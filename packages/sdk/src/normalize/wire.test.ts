import { describe, expect, it } from 'vitest';
import { Wire, WireError } from './wire.ts';

const wire = (value: unknown, mediaHost = '') => new Wire({ campo: value }, mediaHost).at('campo');
const MISSING = [undefined, null];

describe('a whole number', () => {
  it.each([
    [7, 7],
    [0, 0],
    [-3, -3],
    ['12', 12],
    [' 12 ', 12],
  ])('is read from %o', (value, expected) => {
    expect(wire(value).integer()).toBe(expected);
  });

  it.each(['doce', '1.5', 1.5, NaN, Infinity, '1e3', '0x10', 2 ** 53, true, [], {}, '12 anillos'])(
    'is not read from %o',
    (value) => {
      expect(() => wire(value).integer()).toThrow(WireError);
      expect(() => wire(value).integer(0)).toThrow(WireError);
    },
  );

  it.each([...MISSING, ''])('is the fallback for %o, and required without one', (value) => {
    expect(wire(value).integer(null)).toBeNull();
    expect(() => wire(value).integer()).toThrow('campo: expected a whole number');
  });
});

describe('an amount', () => {
  it.each([
    [48, 48],
    ['48.50', 48.5],
    [0.1 + 0.2, 0.3],
    ['12.3400', 12.34],
    [0, 0],
  ])('is read from %o, in whole cents', (value, expected) => {
    expect(wire(value).amount()).toBe(expected);
  });

  it.each(['$48', '48,50', '1e9999', NaN, -Infinity, '.', true, []])(
    'is not read from %o',
    (value) => {
      expect(() => wire(value).amount(null)).toThrow(WireError);
    },
  );

  it.each([...MISSING, ''])('is the fallback for %o', (value) => {
    expect(wire(value).amount(null)).toBeNull();
    expect(() => wire(value).amount()).toThrow(WireError);
  });
});

describe('a number', () => {
  it('keeps its precision', () => {
    expect(wire('15.705').decimal()).toBe(15.705);
  });
});

describe('a text', () => {
  it.each([
    ['', ''],
    ['Ana', 'Ana'],
    [88881234, '88881234'],
  ])('is read from %o', (value, expected) => {
    expect(wire(value).text()).toBe(expected);
  });

  it.each([true, [], {}])('is not read from %o', (value) => {
    expect(() => wire(value).text('')).toThrow('campo: expected a text');
  });

  it.each(MISSING)('is the fallback for %o', (value) => {
    expect(wire(value).text('')).toBe('');
    expect(() => wire(value).text()).toThrow(WireError);
  });
});

describe('yes or no', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('reads %o as %s', (value, expected) => {
    expect(wire(value).yes()).toBe(expected);
  });

  it.each(['sí', 'true', 2, '', [1], {}])('is not read from %o', (value) => {
    expect(() => wire(value).yes(false)).toThrow(WireError);
  });

  it.each(MISSING)('is the fallback for %o', (value) => {
    expect(wire(value).yes(true)).toBe(true);
  });
});

describe('one of some words', () => {
  const words = ['En proceso', 'Enviado'] as const;

  it.each(['En proceso', 'en proceso', ' EN PROCESO '])('is recognised in %o', (value) => {
    expect(wire(value).oneOf(words)).toBe('En proceso');
  });

  it('is not another word', () => {
    expect(() => wire('Perdido').oneOf(words, null)).toThrow(WireError);
  });

  it.each([...MISSING, ''])('is the fallback for %o', (value) => {
    expect(wire(value).oneOf(words, null)).toBeNull();
  });
});

describe('a date', () => {
  it.each(['2026-02-18T20:31:09.000Z', '2026-02-18'])('stays as it was sent: %s', (value) => {
    expect(wire(value).date()).toBe(value);
  });

  it.each(['ayer', 'mayo 5', '2026-13-45', 1767225600000, {}])('is not read from %o', (value) => {
    expect(() => wire(value).date(null)).toThrow(WireError);
  });

  it.each([...MISSING, ''])('is the fallback for %o', (value) => {
    expect(wire(value).date(null)).toBeNull();
  });
});

describe('a link', () => {
  it.each([
    ['/media/a.webp', '', '/media/a.webp'],
    ['media/a.webp', '', 'media/a.webp'],
    ['/media/a.webp', 'https://api.test', 'https://api.test/media/a.webp'],
    ['/files/9?exp=1&sig=a%2Fb', 'https://api.test', 'https://api.test/files/9?exp=1&sig=a%2Fb'],
    ['https://cdn.test/a.webp', 'https://api.test', 'https://cdn.test/a.webp'],
    ['data:image/png;base64,AAAA', '', 'data:image/png;base64,AAAA'],
  ])('%s with the host "%s" is %s', (value, host, expected) => {
    expect(wire(value, host).link()).toBe(expected);
  });

  it.each([
    ...MISSING,
    '',
    ' ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'http://',
  ])('%o is none', (value) => {
    expect(wire(value).link()).toBeNull();
    expect(wire(value, 'https://api.test').link()).toBeNull();
  });
});

describe('a place in an answer', () => {
  it('is named by its path', () => {
    const answer = new Wire({ productos: [{ precio: 1 }, { precio: 'x' }] }, '');
    const second = answer.at('productos').list()[1] as Wire;
    expect(() => second.at('precio').amount()).toThrow('productos[1].precio: expected a number');
  });

  it('is the first spelling that holds something', () => {
    const answer = new Wire({ rol: null, idRol: 2 }, '');
    expect(answer.at('rol', 'idRol').integer()).toBe(2);
    expect(() => answer.at('role', 'ROL').integer()).toThrow('role: expected');
  });

  it.each([null, undefined, 'texto', 7, []])('is not in %o', (value) => {
    expect(() => new Wire(value, '').at('campo')).toThrow('the answer: expected an object');
  });

  it.each([{}, 'texto', null])('is no list in %o', (value) => {
    expect(() => new Wire(value, '').list()).toThrow('the answer: expected a list');
  });
});
