import { cartView, provideCart, shopCartPort } from '@filigrana/hooks/machines';
import { createShop } from '@filigrana/sdk';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { createActor } from 'xstate';

const shop = createShop();

/** With #inspect in the address, Stately's inspector shows every event and step in a window of its own. */
const inspector =
  location.hash === '#inspect'
    ? (await import('@statelyai/inspect')).createBrowserInspector()
    : undefined;

/** The machine that `useCart` runs: it queues, sends once, asks again after a lost answer. */
const cart = createActor(
  provideCart(shopCartPort(shop)),
  inspector && { inspect: inspector.inspect },
);

let commands = 0;
/** @param {import('@filigrana/hooks/machines').CartCommand} command */
const send = (command) => cart.send({ type: 'cart.command', id: (commands += 1), command });

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {string} label
 * @param {() => void} onClick
 */
function button(label, onClick) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

/**
 * @param {string} text
 * @param {HTMLElement[]} buttons
 */
function item(text, ...buttons) {
  const made = document.createElement('li');
  const said = document.createElement('span');
  said.textContent = text;
  made.append(said, ...buttons);
  return made;
}

/** @param {import('@filigrana/sdk').Product} product */
function piece(product) {
  const size = product.tallas.find(({ stock }) => stock > 0);
  const precioUnitario = chargedPrice(product);
  const text = `${product.nombreProducto}, ${formatUsd(precioUnitario)}`;
  if (!size) return item(`${text}. Agotada.`);
  const { idProducto_talla, tamanio, stock } = size;
  const { idProducto, nombreProducto, descripcion, image_url } = product;
  const add = button(`Añadir ${nombreProducto}`, () =>
    send({
      kind: 'add',
      line: idProducto_talla,
      item: {
        idProducto_talla,
        cantidad: 1,
        precioUnitario,
        // Shown until the server has answered.
        preview: {
          idProducto,
          productoNombre: nombreProducto,
          descripcion,
          tallaNombre: tamanio,
          image_url,
          stock,
        },
      },
    }),
  );
  return item(text, add);
}

/** @param {import('@filigrana/hooks/machines').CartContext} context */
function draw(context) {
  const { status, lines, montoTotal, isSettled } = cartView(context);
  element('lines').replaceChildren(
    ...lines.map(({ idProducto_talla: line, productoNombre, cantidad, pending }) => {
      const row = item(
        `${cantidad} × ${productoNombre}`,
        button(`Más de ${productoNombre}`, () =>
          send({ kind: 'set', line, cantidad: cantidad + 1 }),
        ),
        button(`Quitar ${productoNombre}`, () => send({ kind: 'remove', line })),
      );
      row.setAttribute('aria-busy', String(pending));
      return row;
    }),
  );
  element('state').textContent = {
    loading: 'Un momento…',
    error: 'No pudimos leer tu carrito.',
    empty: 'Tu carrito está vacío.',
    filled: `Total: ${formatUsd(montoTotal)}${isSettled ? '' : '…'}`,
  }[status];
}

cart.subscribe(({ context }) => draw(context));
// What could not be done is undone on the screen; here it is said.
cart.on('ended', ({ outcome }) => {
  if (!outcome.ok) element('state').textContent = outcome.error.serverMessage ?? 'No se pudo.';
});
cart.start();

try {
  const products = await shop.catalog.initial();
  element('pieces').replaceChildren(...products.map(piece));
} catch {
  element('pieces').replaceChildren(item('No pudimos conectar con la tienda.'));
}
