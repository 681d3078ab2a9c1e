import { describe, expect, it } from 'vitest';
import { LINE_MAX, readRollLine } from './roll-line.ts';

const line = (id: string, ...names: [string, string, string]): string =>
  [id, '101001', ' ', '20300101', '00001', ...names.map((name) => name.padEnd(30))].join(',');

describe('a line of the electoral roll', () => {
  it('names a person, without the padding', () => {
    expect(readRollLine(line('505550555', 'SOFIA  ELENA', 'BRENES', 'UMAÑA'))).toEqual({
      identificacion: '505550555',
      nombre: 'SOFIA ELENA',
      primerApellido: 'BRENES',
      segundoApellido: 'UMAÑA',
    });
  });

  it('may lack the second surname', () => {
    expect(readRollLine(line('101110111', 'ANA', 'MORA', ''))).toMatchObject({
      segundoApellido: '',
    });
  });

  it.each([
    ['fields', 'nothing that looks like the roll', 'hola'],
    ['fields', 'a comma too many', `${line('101110111', 'ANA', 'MORA', 'SOTO')},x`],
    ['fields', 'a comma too few', '101110111,101001, ,20300101,00001,ANA,MORA'],
    ['identification', 'ten digits', line('1011101112', 'ANA', 'MORA', 'SOTO')],
    ['identification', 'letters', line('1011A0111', 'ANA', 'MORA', 'SOTO')],
    ['identification', 'none at all', line('', 'ANA', 'MORA', 'SOTO')],
    ['name', 'no name', line('101110111', '', 'MORA', 'SOTO')],
    ['name', 'no surname', line('101110111', 'ANA', '', 'SOTO')],
    [
      'characters',
      'UTF-8 read as ISO-8859-1',
      line('101110111', 'ANA', Buffer.from('MUÑOZ').toString('latin1'), 'SOTO'),
    ],
    ['characters', 'a NUL', line('101110111', 'ANA\0', 'MORA', 'SOTO')],
    ['length', 'no end', 'x'.repeat(LINE_MAX + 1)],
  ])('is refused for its %s when it has %s', (fault, _what, text) => {
    expect(readRollLine(text)).toBe(fault);
  });
});
