import { NO_DETAILS } from '@filigrana/sdk/domain';
import type { PieceDetails as Details } from '@filigrana/sdk';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { besideWords, COIN_MM, HAND_MM, madeWords, measureWords } from './detail-words.ts';
import { PieceDetails } from './piece-details.tsx';

const said = (details: Partial<Details>): Details => ({ ...NO_DETAILS, ...details });
const show = (details: Partial<Details>) => render(<PieceDetails ficha={said(details)} />);
/** Comes with the first thing that somebody does. */
const drawing = (name: RegExp) => {
  fireEvent.scroll(window);
  return screen.findByRole('img', { name });
};
const numberOf = (element: Element | null, name: string) => Number(element?.getAttribute(name));

test.each<[Partial<Details>, string]>([
  [{ largoMm: 24, anchoMm: 18, pesoG: 3.2 }, '24 mm × 18 mm · 3.2 g'],
  [{ largoMm: 24.5 }, '24.5 mm de largo'],
  [{ anchoMm: 9, pesoG: 7 }, '9 mm de ancho · 7 g'],
  [{ pesoG: 3.25 }, '3.25 g'],
  [{}, ''],
])('the measures %j are said as %j', (details, words) => {
  expect(measureWords(said(details))).toBe(words);
});

test.each<[Partial<Details>, string]>([
  [{ largoMm: 24, anchoMm: 18 }, 'La pieza mide 24 por 18 mm, casi como una moneda de ₡100.'],
  [{ largoMm: 7, anchoMm: 7 }, 'menos de la mitad de una moneda de ₡100.'],
  [{ largoMm: 8, anchoMm: 20 }, 'más pequeña que una moneda de ₡100.'],
  [{ largoMm: 45, anchoMm: 2 }, 'más grande que una moneda de ₡100.'],
  [{ largoMm: 180 }, 'La pieza mide 180 mm de largo, como 6 monedas de ₡100 en fila.'],
])('a piece of %j is compared with a coin: %s', (details, words) => {
  expect(besideWords(said(details))).toContain(words);
});

test.each<[Partial<Details>, string]>([
  [{ hechoPor: 'Ana', horas: 6 }, 'Hecha por Ana en 6 horas.'],
  [{ hechoPor: 'Ana', horas: 1 }, 'Hecha por Ana en 1 hora.'],
  [{ hechoPor: 'Ana' }, 'Hecha por Ana.'],
  [{ horas: 6 }, 'Hecha en 6 horas.'],
  [{}, ''],
])('the making %j is told as %j', (details, words) => {
  expect(madeWords(said(details))).toBe(words);
});

describe('a piece is drawn', () => {
  test('beside a coin at the same scale', async () => {
    show({ largoMm: 24, anchoMm: 18 });
    const picture = await drawing(/^La pieza mide 24 por 18 mm/);
    const piece = picture.querySelector('rect');
    const coin = numberOf(picture.querySelector('circle'), 'r') * 2;
    expect([numberOf(piece, 'width'), numberOf(piece, 'height')]).toEqual([18, 24]);
    expect(coin).toBe(COIN_MM);
  });

  test('on a hand when it lies on one', async () => {
    show({ largoMm: 24, anchoMm: 18 });
    const picture = await drawing(new RegExp(`una mano de ${HAND_MM} mm de ancho`));
    const piece = picture.querySelector('rect');
    expect([numberOf(piece, 'width'), numberOf(piece, 'height')]).toEqual([18, 24]);
  });

  test('lying down beside the coin alone when it is long', async () => {
    show({ largoMm: 450, anchoMm: 3 });
    const picture = await drawing(/como 15 monedas de ₡100 en fila/);
    const piece = picture.querySelector('rect');
    expect([numberOf(piece, 'width'), numberOf(piece, 'height')]).toEqual([450, 3]);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('as a line where only one side is known', async () => {
    show({ anchoMm: 9 });
    const picture = await drawing(/^La pieza mide 9 mm de ancho/);
    expect(picture.querySelector('rect')).toBeNull();
    expect(picture.innerHTML).toContain('h9');
  });

  test('not at all when only its weight is known', () => {
    show({ pesoG: 3.2 });
    expect(screen.getByRole('heading', { name: 'Medidas' })).toBeTruthy();
    expect(screen.queryByText(/moneda/)).toBeNull();
  });
});

test('the story of a piece stands below who has made it', () => {
  show({ hechoPor: 'Ana', horas: 6, historia: 'Hilo por hilo.' });
  const part = screen.getByRole('heading', { name: 'Hecho en el taller' }).parentElement;
  expect(part?.textContent).toContain('Hecha por Ana en 6 horas.Hilo por hilo.');
  expect(screen.queryByRole('heading', { name: 'Medidas' })).toBeNull();
});

test('nothing is shown where nothing is said', () => {
  expect(show({}).container.textContent).toBe('');
});
