import { expect, test } from 'vitest';
import { htmlDocument } from './document.ts';

const facts = {
  nombre: 'Filigrana',
  correo: '',
  telefono: '',
  pais: '',
  redes: { facebook: '', instagram: '', whatsapp: '' },
  cuentas: { titular: '', sinpe: '', banco: '', cuenta: '' },
  host: '',
};
const page = (body: string, fallback: Record<string, unknown> = {}) =>
  htmlDocument({
    head: '<title>x</title>',
    styles: '',
    body,
    assets: {
      boot: '/b.js',
      css: 'a{color:red}',
      stylesheet: null,
      fonts: ['/f.woff2'],
      modules: ['/m.js'],
    },
    state: { fallback, facts, siteUrl: 'https://filigrana.test', isBilingual: false },
  });

test('data cannot close its script element, and is read back as it was', () => {
  const fallback = { key: '</script><script>alert(1)</script>\u2028' };
  const html = page('', fallback);
  expect(html).not.toContain('alert(1)</script>');
  const json = /id="state"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ fallback });
});

test('preloads that React prints before the markup are left out', () => {
  const preload = '<link rel="preload" as="image" href="/media/a.webp"/>';
  const html = page(`${preload}<p>hola</p>`);
  expect(html).not.toContain(preload);
  expect(html).toContain('<div id="root"><p>hola</p></div>');
});

test('without scripts the links that a phone keeps in its menu are shown', () => {
  const [, style = ''] = /<noscript><style>(.*)<\/style><\/noscript>/.exec(page('')) ?? [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  expect([...sheet.cssRules].map((rule) => rule.cssText).join()).toContain('#root header div');
});
