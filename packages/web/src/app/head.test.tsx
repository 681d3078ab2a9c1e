import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { alternateElements } from './alternate-elements.ts';
import { headElements, type HeadTags } from './head-elements.ts';
import { headMarkup } from './head-markup.ts';
import { Head, HeadProvider } from './head.tsx';
import { previewElements } from './preview-elements.ts';

const site = { siteName: 'Filigrana', siteUrl: 'https://filigrana.test' };
const bilingual = { ...site, isBilingual: true };

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

test('the title carries the name of the shop, and the home page only that', () => {
  expect(headElements({ title: 'Catalogo' }, site)[0]?.text).toBe('Catalogo · Filigrana');
  expect(headElements({ title: '' }, site)[0]?.text).toBe('Filigrana');
});

test('canonical address and picture are made absolute', () => {
  const image = { url: '/media/a.webp' };
  const tags = { title: 'x', canonical: '/clientes/faq', image };
  const markup = headMarkup([...headElements(tags, site), ...previewElements(tags, site)]);
  expect(markup).toContain(
    '<link rel="canonical" href="https://filigrana.test/clientes/faq" data-head>',
  );
  expect(markup).toContain(
    '<meta property="og:image" content="https://filigrana.test/media/a.webp" data-head>',
  );
});

test('a picture for messages comes with its size and with what it shows', () => {
  const image = { url: '/a.jpg', alt: 'Aretes Luna', size: { width: 1200, height: 630 } };
  const found = previewElements({ title: 'x', image }, site).map(({ attributes }) => attributes);
  const said = Object.fromEntries(
    found.map(({ property, name, content }) => [property ?? name, content]),
  );
  expect(said).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Aretes Luna',
    'twitter:card': 'summary_large_image',
  });
});

test('nothing a page says can leave its place in the markup', () => {
  const tags = {
    title: '</title><script>',
    description: '"><script>',
    jsonLd: { name: '</script><b>' },
  };
  const markup = headMarkup([...headElements(tags, site), ...previewElements(tags, site)]);
  expect(markup).not.toContain('<script>');
  expect(markup).not.toContain('</script><b>');
  const json = /<script[^>]*>(.*)<\/script>/.exec(markup)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ name: '</script><b>' });
});

function Page(props: HeadTags) {
  return (
    <HeadProvider collect={() => {}} {...bilingual}>
      <Head {...props} />
    </HeadProvider>
  );
}

const alternates = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ href }) => href);

test('the first page keeps what the server has written, and a navigation replaces it, the addresses in both languages included', async () => {
  const first = { title: 'Uno', description: 'primera', canonical: '/clientes/faq' };
  const written = [...headElements(first, site), ...alternateElements(first, bilingual)];
  document.head.innerHTML = `${headMarkup(written)}<meta name="theme-color" content="#fff">`;
  const before = document.head.innerHTML;
  const { rerender } = render(<Page {...first} />);
  expect(document.head.innerHTML).toBe(before);
  rerender(<Page title="Dos" canonical="/" />);
  expect(document.title).toBe('Dos · Filigrana');
  await waitFor(() =>
    expect(alternates()).toEqual([
      'https://filigrana.test/',
      'https://filigrana.test/en',
      'https://filigrana.test/',
    ]),
  );
  expect(document.querySelectorAll('title, link[rel=canonical]')).toHaveLength(2);
  expect(document.querySelector('meta[name=description]')).toBeNull();
  expect(document.querySelector('meta[name=theme-color]')).not.toBeNull();
  rerender(<Page title="Tres" noindex />);
  await waitFor(() => expect(alternates()).toEqual([]));
});
