import type { BannerWords } from '@filigrana/sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { BannerCarousel } from './banner-carousel.tsx';

const BANNERS = ['/media/a.webp', '/media/b.webp', '/media/c.webp'];
const AUTOPLAY_MS = 4000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (banners = BANNERS, words: BannerWords[] = []) =>
  renderPage(<BannerCarousel banners={banners} words={words} />);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const dots = () => screen.getAllByRole('button', { name: /^Ir al banner/ });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const carousel = () => screen.getByRole('region', { name: 'Novedades de Filigrana' });
const slides = () => [...carousel().querySelectorAll<HTMLElement>('[role="group"]')];
const pause = () => screen.getByRole('button', { name: 'Pausar carrusel' });

describe('the banners turn', () => {
  test('every 4000 ms, and after the last one comes the first', () => {
    open();
    expect(current()).toBe(0);
    wait(AUTOPLAY_MS - 1);
    expect(current()).toBe(0);
    wait(1);
    expect(current()).toBe(1);
    wait(AUTOPLAY_MS);
    wait(AUTOPLAY_MS);
    expect(current()).toBe(0);
  });

  test('at the same pace once the slides have come to rest at the end', () => {
    open();
    for (let turn = 0; turn < 3; turn += 1) wait(AUTOPLAY_MS);
    wait(1000);
    const track = slides()[0]?.parentElement as HTMLElement;
    fireEvent.transitionEnd(track);
    expect(track.style.transform).toBe('');
    wait(AUTOPLAY_MS - 1000);
    expect(current()).toBe(1);
  });

  test('to whichever is asked for by its dot, and on from there', () => {
    open();
    fireEvent.click(dots()[2] as HTMLElement);
    expect(current()).toBe(2);
    wait(AUTOPLAY_MS);
    expect(current()).toBe(0);
  });

  test('of many banners the dots are those around the current one, and all can be reached', () => {
    open(Array.from({ length: 20 }, (_, index) => `/media/${index}.webp`));
    const labels = () => dots().map((dot) => Number(dot.getAttribute('aria-label')?.slice(13)));
    expect(labels()).toEqual([1, 2, 3, 4, 5, 6]);
    for (let turn = 0; turn < 8; turn += 1) fireEvent.click(dots().at(-1) as HTMLElement);
    expect(labels()).toEqual([15, 16, 17, 18, 19, 20]);
    expect(dots()[current()]?.getAttribute('aria-label')).toBe('Ir al banner 20');
  });

  test('by a finger that goes sideways, but not by one that scrolls', () => {
    open();
    const swipe = (from: [number, number], to: [number, number]) => {
      const at = ([clientX, clientY]: [number, number]) => ({
        item: () => ({ clientX, clientY }),
        length: 1,
      });
      fireEvent.touchStart(carousel(), { touches: at(from) });
      fireEvent.touchEnd(carousel(), { changedTouches: at(to) });
    };
    swipe([300, 100], [200, 110]);
    expect(current()).toBe(1);
    swipe([200, 100], [300, 110]);
    expect(current()).toBe(0);
    swipe([200, 100], [150, 300]);
    expect(current()).toBe(0);
  });
});

describe('the banners stand still', () => {
  const expectStill = () => {
    const before = current();
    wait(3 * AUTOPLAY_MS);
    expect(current()).toBe(before);
  };

  test('after the pause button, until it is pressed again', () => {
    open();
    fireEvent.click(pause());
    expectStill();
    fireEvent.click(screen.getByRole('button', { name: 'Reproducir carrusel' }));
    wait(AUTOPLAY_MS);
    expect(current()).toBe(1);
  });

  test('while the mouse is over them', () => {
    open();
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    expectStill();
    fireEvent.pointerLeave(carousel());
    wait(AUTOPLAY_MS);
    expect(current()).toBe(1);
  });

  test('while something in them has the focus, except the pause button', () => {
    open();
    act(() => dots()[0]?.focus());
    expectStill();
    act(() => pause().focus());
    wait(AUTOPLAY_MS);
    expect(current()).toBe(1);
  });

  test('while the tab is hidden', () => {
    open();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expectStill();
    visibility.mockRestore();
  });

  test('for people who asked for less motion, unless they start them', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    open();
    expectStill();
    fireEvent.click(screen.getByRole('button', { name: 'Reproducir carrusel' }));
    wait(AUTOPLAY_MS);
    expect(current()).toBe(1);
  });

  test('when there is only one: no dots and nothing to pause', () => {
    open(['/media/a.webp']);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

test('every banner has its words and leads to /offer', () => {
  open();
  const links = slides().map((slide) => slide.querySelector('a'));
  expect(links.map((link) => link?.getAttribute('href'))).toEqual(['/offer', '/offer', '/offer']);
  expect(links.every((link) => (link?.textContent ?? '').length > 20)).toBe(true);
});

describe('a banner of which somebody wrote', () => {
  const PICTURE = '/media/0123_2400x1000.webp';
  const WORDS: BannerWords = {
    ...{ idBanner: 1, image_url: PICTURE, titulo: 'Plata', linea: '', enlace: '', foco: null },
  };
  const link = () => slides()[0]?.querySelector('a');
  const cuts = () => link()?.querySelector('source')?.getAttribute('srcset');

  test('says that, leads there, and is cut where that was chosen', () => {
    const enlace = '/clientes/catalogo';
    open([PICTURE], [{ ...WORDS, linea: 'Hilo a hilo.', enlace, foco: { x: 30, y: 60 } }]);
    expect(link()?.textContent).toBe('PlataHilo a hilo.');
    expect(link()?.getAttribute('href')).toBe(enlace);
    expect(cuts()).toMatch(/^\/media\/0123_2400x1000-640x448-30\.avif 640w, /);
    const image = link()?.querySelector('img') as HTMLElement;
    expect(getComputedStyle(image).objectPosition).toBe('30% 60%');
  });

  test('says nothing below its title where no line was written', () => {
    open([PICTURE], [WORDS]);
    expect(link()?.textContent).toBe('Plata');
    expect(link()?.getAttribute('href')).toBe('/offer');
    expect(cuts()).toMatch(/^\/media\/0123_2400x1000-640x448\.avif /);
  });

  test('and who left title and line empty, is the picture alone, with a name for those who do not see it', () => {
    open([PICTURE], [{ ...WORDS, titulo: '' }]);
    expect(link()?.textContent).toBe('');
    expect(link()?.getAttribute('aria-label')).toBe('Ver más');
  });

  test('and that has been replaced since has the words of its place', () => {
    open([PICTURE], [{ ...WORDS, image_url: '/media/otra.webp' }]);
    expect(link()?.textContent).toContain('Hecha a mano en Costa Rica');
  });
});

test('only the banner on screen can be reached, and changes are read aloud only when they are asked for', () => {
  open();
  expect(slides().map((slide) => slide.inert)).toEqual([false, true, true]);
  const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
  expect(live()).toBe('off');
  fireEvent.click(pause());
  expect(live()).toBe('polite');
});

test('the first picture loads at once, the next one before it is its turn, and no other', () => {
  open();
  const loading = slides().map((slide) => slide.querySelector('img')?.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', undefined]);
});
