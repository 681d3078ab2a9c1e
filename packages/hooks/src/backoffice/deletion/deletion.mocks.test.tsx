import type { MockShop } from '@filigrana/mocks';
import { createShop, memorySession, type Shop } from '@filigrana/sdk';
import { expect, it } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { useFaqAdmin } from '../faq/use-faq-admin.ts';
import { useNovedadesAdmin } from '../novedades/use-novedades-admin.ts';
import { useProductsAdmin } from '../products/use-products-admin.ts';
import type { Deletion } from './deletion.types.ts';

const shop = openMockShop();

interface Thing {
  id: number;
  name: string;
}

/** One of the screens that delete, with the first thing that it may delete. */
interface Screen {
  use(): { deletion: Deletion<never>; first: Thing | undefined; ask(): void };
  /** What a colleague makes of it meanwhile. */
  rename(shop: Shop, id: number, name: string): Promise<unknown>;
  names(mock: MockShop): readonly string[];
  said: string;
}

const screens: Record<string, Screen> = {
  useFaqAdmin: {
    use() {
      const { faqs, deletion } = useFaqAdmin();
      const [first] = faqs;
      return {
        deletion: deletion as Deletion<never>,
        first: first && { id: first.idPregunta, name: first.pregunta },
        ask: () => first && deletion.ask(first),
      };
    },
    rename: ({ faq }, id, pregunta) => faq.update(id, { pregunta, respuesta: 'Sí.', visible: 1 }),
    names: ({ state }) => state.faqs.map(({ pregunta }) => pregunta),
    said: 'Pregunta eliminada',
  },
  useNovedadesAdmin: {
    use() {
      const { items, deletion } = useNovedadesAdmin();
      const [first] = items;
      return {
        deletion: deletion as Deletion<never>,
        first: first && { id: first.idNovedad, name: first.asunto },
        ask: () => first && deletion.ask(first),
      };
    },
    rename: ({ novedades }, id, asunto) => novedades.update(id, { asunto }),
    names: ({ state }) => state.novedades.map(({ asunto }) => asunto),
    said: 'Novedad eliminada',
  },
  useProductsAdmin: {
    use() {
      const { items, deletion } = useProductsAdmin();
      // No open order holds it.
      const first = items.find(({ nombreProducto }) =>
        ['Aretes Brisa', 'Otro nombre'].includes(nombreProducto),
      );
      return {
        deletion: deletion as Deletion<never>,
        first: first && { id: first.idProducto, name: first.nombreProducto },
        ask: () => first && deletion.ask(first),
      };
    },
    rename: ({ products }, id, nombre) => products.update(id, { nombre }),
    names: ({ state }) => state.products.map(({ nombreProducto }) => nombreProducto ?? ''),
    said: 'Producto eliminado',
  },
};

it.each(Object.entries(screens))(
  '%s deletes nothing that a colleague has changed unseen, and asks about it as it is now',
  async (_name, { use, rename, names, said }) => {
    const mock = shop();
    const { act, now, toast, until } = openPage(mock, 'admin', use);
    await until(({ first }) => expect(first).toBeDefined());
    await act(({ ask }) => ask());
    const colleague = createShop({
      host: mock.host,
      session: memorySession(mock.signIn('admin')),
    });
    await rename(colleague, now().first?.id ?? 0, 'Otro nombre');
    await act(({ deletion }) => deletion.confirm());
    await until(({ deletion, first }) => {
      expect(deletion.notice).toEqual({ code: 'deletion.changed' });
      expect(first?.name).toBe('Otro nombre');
      expect(Object.values(deletion.item ?? {})).toContain('Otro nombre');
    });
    expect(names(mock)).toContain('Otro nombre');
    expect(toast()).toBeNull();
    await act(({ deletion }) => deletion.confirm());
    await until(({ deletion }) => expect(deletion.item).toBeNull());
    expect(names(mock)).not.toContain('Otro nombre');
    await until(() => expect(toast()).toBe(said));
  },
);
