import { expect, test } from 'vitest';
import { legalBlocks } from './legal-blocks.ts';

test('headings, paragraphs and lists stand as they were written, with or without blank lines', () => {
  const text = '# Uno\nHola\notra línea\n\n- a\n-  b\r\n\n- c\n#sin espacio\n # Dos \nFin';
  expect(legalBlocks(text)).toEqual([
    { kind: 'heading', text: 'Uno' },
    { kind: 'paragraph', text: 'Hola\notra línea' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'list', items: ['c'] },
    { kind: 'paragraph', text: '#sin espacio' },
    { kind: 'heading', text: 'Dos' },
    { kind: 'paragraph', text: 'Fin' },
  ]);
});

test.each(['', ' \n\n '])('nothing written is nothing shown: %j', (text) => {
  expect(legalBlocks(text)).toEqual([]);
});
