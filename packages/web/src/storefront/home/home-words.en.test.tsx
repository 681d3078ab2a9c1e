import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { BannerSlide } from './banner-slide.tsx';
import HomeSections from './home-sections.tsx';

const BANNER = {
  ...{ idBanner: 1, image_url: '/media/a.webp', titulo: 'Plata', linea: 'Hilo a hilo.' },
  ...{ enlace: '', foco: null },
};
/** What is said with those words, and in which language where it is not the page's. */
const langOf = (words: string | RegExp) =>
  screen.getByText(words).closest('[lang]:not(html)')?.getAttribute('lang');

test('the shop’s English words are read, its Spanish ones said to be Spanish, or else the page’s own', async () => {
  const textos = {
    ...NO_SITE_TEXTS,
    ...{ inicio: 'Plata de Sarchí.', inicioIngles: 'Silver of Sarchí.', enviosIngles: '' },
    ...{ envios: 'En moto.', sinpeIngles: 'To 8888.' },
  };
  renderPage(<HomeSections />, {
    shop: {
      siteTexts: { get: () => Promise.resolve({ textos }) },
      catalog: { featured: () => Promise.resolve([]) },
    },
  });
  await screen.findByText('Silver of Sarchí.');
  expect(langOf('Silver of Sarchí.')).toBeUndefined();
  expect(screen.queryByText('Plata de Sarchí.')).toBeNull();
  expect(langOf('En moto.')).toBe('es');
  expect(langOf('To 8888.')).toBeUndefined();
  expect(langOf(/from your bank/)).toBeUndefined();
});

test('so are a banner’s, title and line each for itself', () => {
  const words = { ...BANNER, tituloIngles: 'Silver', lineaIngles: '' };
  renderPage(<BannerSlide src="/media/a.webp" words={words} index={0} near />);
  expect(langOf('Silver')).toBeUndefined();
  expect(langOf('Hilo a hilo.')).toBe('es');
  expect(screen.queryByText('Plata')).toBeNull();
});

test('a banner of a backend that keeps no words says what the page has for its place', () => {
  renderPage(<BannerSlide src="/media/a.webp" words={undefined} index={0} near />);
  expect(screen.getByRole('link').textContent).toMatch(/silver/i);
});
