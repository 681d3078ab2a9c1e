import type { Order, Product } from '@filigrana/sdk';
import { orderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import type { SWRResponse } from 'swr';
import { describe, expectTypeOf, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import * as backoffice from './backoffice.ts';
import * as storefront from './index.ts';
import * as keys from './keys.ts';
import * as machines from './machines.ts';

/** Checked by the compiler: what is called here is never run. */
const never = (_compiled: () => unknown) => undefined;

describe('the types of texts', () => {
  it('let replace every text by its code, and only those that there are', () => {
    const some: storefront.TextOverrides = {
      'cart.removed': { title: 'Quitado' },
      'orders.listFailed': { text: 'No hay lista.' },
    };
    expectTypeOf(some).toExtend<storefront.TextOverrides>();
    // @ts-expect-error there is no such text
    never(() => ({ 'cart.exploded': { title: '¡Pum!' } }) satisfies storefront.TextOverrides);
    // @ts-expect-error a look that no toast has
    never(() => ({ 'cart.removed': { variant: 'rosado' } }) satisfies storefront.TextOverrides);
  });

  it('keep what is said to visitors and to the staff apart', () => {
    never(() => storefront.useNotify()({ code: 'cart.removed' }));
    // @ts-expect-error no visitor is told of that
    never(() => storefront.useNotify()({ code: 'orders.listFailed' }));
    // @ts-expect-error there is no such notice
    never(() => backoffice.useTexts().sentence({ code: 'cart.exploded' }));
    expectTypeOf<storefront.Notice['said']>().toEqualTypeOf<string | undefined>();
  });

  it('give a toast its look and its milliseconds', () => {
    expectTypeOf<storefront.Toast['variant']>().toEqualTypeOf<'info' | 'success' | 'destructive'>();
    expectTypeOf<storefront.Toast['duration']>().toEqualTypeOf<number>();
    expectTypeOf(storefront.useToasts).returns.toHaveProperty('dismiss');
  });
});

describe('the types of the cart', () => {
  it('make every command a promise of its outcome', () => {
    expectTypeOf<storefront.CartCommands['changeQuantity']>().parameters.toEqualTypeOf<
      [idProducto_talla: number, cantidad: number]
    >();
    expectTypeOf<
      storefront.CartCommands['empty']
    >().returns.resolves.toEqualTypeOf<storefront.CartOutcome>();
    expectTypeOf<storefront.CartStatus>().toEqualTypeOf<'loading' | 'error' | 'empty' | 'filled'>();
  });

  it('ask for the outcome before they tell what came of it', () => {
    // @ts-expect-error a refused command has no limit
    never((outcome: storefront.CartOutcome = { ok: true, limitedTo: null }) => outcome.error);
    // @ts-expect-error a piece is more than its id
    never(() => storefront.useAddToCart().add({ idProducto_talla: 7 }));
  });
});

describe('the types of reads and their keys', () => {
  it('are what SWR returns', () => {
    expectTypeOf(storefront.useFeatured).returns.toExtend<SWRResponse<Product[]>>();
    expectTypeOf(storefront.useProduct).parameter(0).toEqualTypeOf<number | null>();
  });

  it('name their operation, and the account where there is one', () => {
    expectTypeOf(keys.catalogKeys.featured()).toEqualTypeOf<readonly ['listFeatured']>();
    expectTypeOf(keys.orderKeys.mine(7)).toEqualTypeOf<readonly ['listMyOrders', number]>();
    // @ts-expect-error whose orders?
    never(() => keys.orderKeys.mine());
  });
});

describe('the types of the session', () => {
  it('know three roles and four decisions', () => {
    expectTypeOf(storefront.useGuard).returns.toEqualTypeOf<
      'unknown' | 'login' | 'home' | 'render'
    >();
    expectTypeOf<storefront.SessionStatus>().toEqualTypeOf<
      'unknown' | 'anonymous' | 'authenticated'
    >();
    // @ts-expect-error nobody has that role
    never(() => storefront.useGuard(4));
    // @ts-expect-error the login token stays hidden
    never(() => storefront.useSession().token);
  });
});

describe('the types of lifecycles', () => {
  it('take the steps of their table and no others', () => {
    expectTypeOf<backoffice.OrderAction>().toEqualTypeOf<OrderEvent>();
    expectTypeOf<EventFrom<typeof machines.orderMachine>>().toEqualTypeOf<
      machines.LifecycleEvent<OrderEvent>
    >();
    never(() => {
      const order = createActor(machines.orderMachine, { input: { state: 'pendiente', role: 2 } });
      order.send({ type: 'lifecycle.take', step: 'aceptar' });
      // @ts-expect-error no order is mended
      order.send({ type: 'lifecycle.take', step: 'remendar' });
    });
    // @ts-expect-error no order begins like that
    never(() => createActor(machines.orderMachine, { input: { state: 'nuevo', role: 2 } }));
    expectTypeOf(orderLifecycle.next).returns.toEqualTypeOf<Order['estadoPedido'] | null>();
  });

  it('enable a button for every step', () => {
    expectTypeOf<backoffice.OrderRow['can']>().toEqualTypeOf<
      Readonly<Record<OrderEvent, boolean>>
    >();
  });
});

describe('the types of forms', () => {
  it('hold texts, as fields do, until they are read', () => {
    expectTypeOf<backoffice.ProductFormValues['precio']>().toEqualTypeOf<string>();
    expectTypeOf<backoffice.ProductFormValues['imagen']>().toEqualTypeOf<File | null>();
    never(() => backoffice.useProductForm(null).set('precio', '1,148'));
    // @ts-expect-error a price is typed as text
    never(() => backoffice.useProductForm(null).set('precio', 1148));
    // @ts-expect-error no product has that field
    never(() => backoffice.useProductForm(null).set('peso', '3'));
    // @ts-expect-error null is something new, but nothing is not said
    never(() => backoffice.useFaqForm());
  });

  it('name the fields of their errors', () => {
    expectTypeOf<
      keyof storefront.FieldErrors<storefront.CheckoutField>
    >().toEqualTypeOf<storefront.CheckoutField>();
    // @ts-expect-error the checkout asks for no e-mail
    never(() => storefront.useCheckout().errors.correo);
  });
});

describe('the types of machines', () => {
  it('take their events and no others', () => {
    never(() => {
      const cart = createActor(machines.cartMachine);
      cart.send({ type: 'cart.refresh' });
      // @ts-expect-error no cart is polished
      cart.send({ type: 'cart.polish' });
    });
    // @ts-expect-error a port has to be whole
    never(() => machines.provideCheckout({ settle: () => Promise.resolve(true) }));
    expectTypeOf<machines.CheckoutEmitted>().toEqualTypeOf<{ type: 'received' }>();
    never(() => {
      const form = machines.createFormMachine({
        id: 'nota',
        memo: null,
        start: () => ({ texto: '' }),
        read: (values) => ({ ok: true, values }),
        failed: () => null,
      });
      // @ts-expect-error the form begins with what is edited, or null
      createActor(form);
      const run = createActor(form, { input: { subject: null } });
      // @ts-expect-error no such field
      run.send({ type: 'form.change', change: { nota: 'x' } });
    });
  });
});
