import { expect, test } from 'vitest';

/** What a storefront in a framework that renders on its server does before any script has run. */
export function drawnOnTheServer(url: () => string): void {
  test('without JavaScript the pages hold what the shop sells', async () => {
    const list = await (await fetch(url())).text();
    expect(list).toContain('Anillo Halo Topacio Cielo</a>');
    expect(list).toContain('$139.00 USD');
    const address = /href="(\/pieza\/\d+)"[^>]*>Cadena Clásica</.exec(list)?.[1];
    const piece = await (await fetch(url() + address)).text();
    expect(piece).toContain('>Cadena Clásica</h1>');
    expect(piece).toContain('<title>Cadena Clásica · Taller</title>');
    // The hooks have had their answer on the server.
    expect(piece).toContain('Añadir al carrito</button>');
  });

  test('a piece that does not exist is a 404, and so is an address that cannot be one', async () => {
    for (const path of ['/pieza/999999', '/pieza/collar']) {
      const answer = await fetch(url() + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Esta pieza no existe');
    }
  });
}
