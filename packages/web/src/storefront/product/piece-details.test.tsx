import { NO_DETAILS } from '@filigrana/sdk/domain';
import type { PieceDetails as Details } from '@filigrana/sdk';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { madeWords, measureWords } from './detail-words.ts';
import { besideWords, COIN_MM, fallOf, HAND_MM, NECK } from './drawing-words.ts';
import { PieceDetails } from './piece-details.tsx';

const said = (details: Partial<Details>): Details => ({ ...NO_DETAILS, ...details });
const EARRING = { idCategoria: 2, nombreCategoria: 'Aretes' };
const RING = { idCategoria: 1, nombreCategoria: 'Anillos' };
const BRACELET = { idCategoria: 4, nombreCategoria: 'Pulseras' };
const CHAIN = { idCategoria: 3, nombreCategoria: 'Cadenas y Dijes' };
const show = (details: Partial<Details>, product: typeof RING = EARRING) =>
  render(<PieceDetails product={product} ficha={said(details)} />);
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

test('the longer a chain, the deeper it falls, and what does not go around the neck does not', () => {
  const depths = [400, 450, 500, 600].map((length) => Math.round(fallOf(length)?.depth ?? 0));
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
  expect(fallOf(NECK.around - 1)).toBeNull();
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

  test('beside a hand when it is no larger', async () => {
    show({ largoMm: 24, anchoMm: 18 });
    const picture = await drawing(new RegExp(`Junto a una mano de ${HAND_MM} mm de ancho`));
    const piece = picture.querySelector('rect');
    expect([numberOf(piece, 'width'), numberOf(piece, 'height')]).toEqual([18, 24]);
  });

  test('on the ring finger when it is a ring, as a band when only its width is known', async () => {
    show({ largoMm: 13, anchoMm: 11 }, RING);
    const worn = (await drawing(/En el anular de una mano/)).querySelector('[data-worn]');
    const stone = worn?.querySelector('rect') ?? null;
    expect([numberOf(stone, 'width'), numberOf(stone, 'height')]).toEqual([11, 13]);
    cleanup();
    show({ anchoMm: 5.5 }, RING);
    const band = (await drawing(/En el anular de una mano/)).querySelector('[data-worn]');
    expect(band?.querySelector('rect')).toBeNull();
    expect(band?.innerHTML).toContain('v5.5');
    // Beside a coin it would be a line.
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('around the wrist when it is a bracelet, the wider the longer it is', async () => {
    const halfOf = async (largoMm: number) => {
      show({ largoMm, anchoMm: 9 }, BRACELET);
      const worn = (await drawing(/En la muñeca de una mano/)).querySelector('[data-worn] path');
      cleanup();
      return Number(/^M-([\d.]+)/.exec(worn?.getAttribute('d') ?? '')?.[1]);
    };
    expect(await halfOf(200)).toBeGreaterThan(await halfOf(175));
  });

  test('around a neck when it is a chain, which lies down beside the coin', async () => {
    show({ largoMm: 450, anchoMm: 3 }, CHAIN);
    const piece = (await drawing(/como 15 monedas de ₡100 en fila/)).querySelector('rect');
    expect([numberOf(piece, 'width'), numberOf(piece, 'height')]).toEqual([450, 3]);
    const worn = screen.getByRole('img', { name: /unos 4 cm bajo la clavícula/ });
    const points = (worn.querySelector('[data-chain]')?.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number) as [number, number]);
    const seen = points
      .slice(1)
      .reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);
    expect(Math.abs(seen + NECK.behind - 450)).toBeLessThan(2);
  });

  test('not around a neck that it is too short for', async () => {
    show({ largoMm: 240, anchoMm: 3 }, CHAIN);
    await drawing(/como 8 monedas de ₡100 en fila/);
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
