import type { Product, SavedLine } from '@filigrana/sdk';
import { chargedPrice, withSavedLines } from '@filigrana/sdk/domain';
import { useMemo, useRef } from 'react';
import { isId } from '../../shared/is-id.ts';
import { savedLineKeys } from '../../shared/reads/keys.ts';
import { useService } from '../../shared/services/use-service.ts';
import { useNotifyOf } from '../../shared/texts/use-texts-of.ts';
import { cartService } from '../cart/cart-client.ts';
import type { CartItem } from '../cart/cart.types.ts';
import { putBack } from '../cart/use-cart.ts';
import { useSayUndo } from '../cart/use-say-undo.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { keptListService } from '../kept-lists/kept-list.ts';
import { useKeptList } from '../kept-lists/use-kept-list.ts';
import { notice } from '../texts/storefront-notice.ts';
import { cartPageTexts } from '../texts/cart-page-texts.ts';

/** What somebody has put aside from the cart. It holds nothing, and counts in no total. */
export interface SavedLines {
  /** The newest first. */
  lines: readonly SavedLine[];
  /** 'loading': whose they are, or which, is not known yet · 'failed': the account's did not come. */
  status: 'loading' | 'failed' | 'ready';
  /**
   * Takes a line out of the cart and saves it: first the one, then the other, so that it is never lost. Nothing
   * happens to a line that is not in the cart, or whose `idProducto` the backend does not tell.
   */
  putAside(idProducto_talla: number): Promise<void>;
  /**
   * Puts a line back into the cart, at today's price; it stays saved where the cart does not take it.
   *
   * @param line The line that is saved.
   * @param product Its product, as it is today.
   */
  moveToCart(line: SavedLine, product: Product): Promise<void>;
  /** Takes a line out; the toast brings it back. */
  remove(line: SavedLine): Promise<void>;
  /** Reads the account's again. */
  reload(): void;
}

const quantityOf = (lines: readonly SavedLine[], { idProducto_talla: id }: SavedLine): number =>
  lines.find((line) => line.idProducto_talla === id)?.cantidad ?? 0;

const ofWire = ({ idProducto_talla, cantidad }: SavedLine) => ({ idProducto_talla, cantidad });

/** A change is the line as it is to be: a `cantidad` of 0 takes it out. */
const savedLinesService = keptListService<SavedLine, SavedLine>({
  name: 'guardadas',
  read: (found) => withSavedLines([], found.flatMap(readLine)),
  isSame: (one, other) =>
    one.idProducto_talla === other.idProducto_talla && one.cantidad === other.cantidad,
  after: (lines, change) => withSavedLines(lines, [change]),
  isMade: (lines, change) => quantityOf(lines, change) === change.cantidad,
  list: ({ favorites }) => favorites.lines(),
  handOver: ({ favorites }, lines) => favorites.saveLines({ lineas: lines.map(ofWire) }),
  send: ({ favorites }, change) => favorites.saveLines({ lineas: [ofWire(change)] }),
  failed: notice('savedLines.failed'),
});

/** What is no line is left out. */
function readLine(found: unknown): SavedLine[] {
  const { idProducto, idProducto_talla, cantidad } = Object(found) as Record<string, unknown>;
  const isLine = isId(idProducto) && isId(idProducto_talla) && isId(cantidad) && cantidad <= 999;
  return isLine ? [{ idProducto, idProducto_talla, cantidad }] : [];
}

/** What goes into the cart; null for a size that the piece no longer has. */
function itemOfSaved({ idProducto_talla, cantidad }: SavedLine, product: Product): CartItem | null {
  const size = product.tallas.find((each) => each.idProducto_talla === idProducto_talla);
  if (!size) return null;
  return {
    idProducto_talla,
    cantidad,
    precioUnitario: chargedPrice(product),
    preview: {
      idProducto: product.idProducto,
      productoNombre: product.nombreProducto,
      descripcion: product.descripcion,
      nombreMaterial: product.nombreMaterial,
      tallaNombre: size.tamanio,
      image_url: product.image_url,
      stock: size.stock,
    },
  };
}

/**
 * Lines put aside from the cart and back (extension `favorites`). Without an account, and where the backend saves none,
 * they live on this device, the same for all tabs; once a customer has logged in they go into the account with the
 * first reading of its list, so a page that is there then has to use this hook.
 * Key: `savedLineKeys.mine(idUsuario)`.
 *
 * @param options SWR's own of the account's list, such as `fallbackData`; null reads nothing.
 * @example
 * const { lines, putAside } = useSavedLines();
 * const later = <button onClick={() => putAside(31)}>Guardar para después</button>;
 * lines.map(({ idProducto_talla }) => <li key={idProducto_talla} />);
 */
export function useSavedLines(options: ReadOptions<SavedLine[] | null> = {}): SavedLines {
  const { entries, status, change, reload } = useKeptList(
    savedLinesService,
    savedLineKeys.mine,
    options,
  );
  const cart = useService(cartService);
  const notify = useNotifyOf(cartPageTexts);
  const saySaved = useSayUndo('savedLines.saved');
  const sayRemoved = useSayUndo('savedLines.removed');
  const underWay = useRef(new Set<number>());

  const commands = useMemo(() => {
    /** One at a time for a line: a second press finds nothing to do. */
    const once = async (id: number, act: () => Promise<void>) => {
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      await act();
      underWay.current.delete(id);
    };
    const takeOut = (saved: SavedLine) => change({ ...saved, cantidad: 0 });
    return {
      putAside: (id: number) =>
        once(id, async () => {
          const line = cart.get().lines.find((each) => each.idProducto_talla === id);
          if (!line?.idProducto) return;
          const { idProducto, cantidad } = line;
          const saved = { idProducto, idProducto_talla: id, cantidad };
          if (!(await change(saved))) return;
          const { ok } = await cart.command({ kind: 'remove', line: id });
          if (!ok) return;
          const undo = async () => {
            const outcome = await putBack(cart, notify, line);
            if (outcome.ok) await takeOut(saved);
          };
          saySaved(() => void once(id, undo));
        }),
      moveToCart: (saved: SavedLine, product: Product) =>
        once(saved.idProducto_talla, async () => {
          const item = itemOfSaved(saved, product);
          if (!item) return;
          const { ok } = await cart.command({ kind: 'add', line: saved.idProducto_talla, item });
          if (!ok) return;
          await takeOut(saved);
          notify(notice('savedLines.moved'));
        }),
      remove: (saved: SavedLine) =>
        once(saved.idProducto_talla, async () => {
          if (!(await takeOut(saved))) return;
          sayRemoved(() => void change(saved));
        }),
    };
  }, [cart, change, notify, saySaved, sayRemoved]);

  return { lines: entries, status, ...commands, reload };
}
