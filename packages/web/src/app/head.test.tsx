import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { headElements } from './head-elements.ts';
import { headMarkup } from './head-markup.ts';
import { Head, HeadProvider } from './head.tsx';

const site = { siteName: 'Filigrana', siteUrl: 'https://filigrana.test' };

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

test('the title carries the name of the shop, and the home page only that', () => {
  expect(headElements({ title: 'Catalogo' }, site)[0]?.text).toBe('Catalogo · Filigrana');
  expect(headElements({ title: '' }, site)[0]?.text).toBe('Filigrana');
});

test('canonical address and picture are made absolute', () => {
  const markup = headMarkup(
    headElements({ title: 'x', canonical: '/clientes/faq', image: '/media/a.webp' }, site),
  );
  expect(markup).toContain(
    '<link rel="canonical" href="https://filigrana.test/clientes/faq" data-head>',
  );
  expect(markup).toContain(
    '<meta property="og:image" content="https://filigrana.test/media/a.webp" data-head>',
  );
});

test('nothing a page says can leave its place in the markup', () => {
  const markup = headMarkup(
    headElements(
      { title: '</title><script>', description: '"><script>', jsonLd: { name: '</script><b>' } },
      site,
    ),
  );
  expect(markup).not.toContain('<script>');
  expect(markup).not.toContain('</script><b>');
  const json = /<script[^>]*>(.*)<\/script>/.exec(markup)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ name: '</script><b>' });
});

function Page(props: { title: string; description?: string }) {
  return (
    <HeadProvider collect={() => {}} {...site}>
      <Head {...props} />
    </HeadProvider>
  );
}

test('a navigation replaces the tags of the page before, the server’s included', () => {
  document.head.innerHTML =
    '<title>Antes</title><meta name="description" content="vieja" data-head><meta name="theme-color" content="#fff">';
  const { rerender } = render(<Page title="Uno" description="primera" />);
  expect(document.title).toBe('Uno · Filigrana');
  rerender(<Page title="Dos" />);
  expect(document.title).toBe('Dos · Filigrana');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelector('meta[name=description]')).toBeNull();
  expect(document.querySelector('meta[name=theme-color]')).not.toBeNull();
});
