import { createShop, DEFAULT_TIMEOUTS, memorySession } from '@filigrana/sdk';
import { expect } from 'vitest';
import { describeProcesses, process } from '../../test/mocked-processes.tsx';
import type { MockShopServer } from '../../test/mocks.tsx';
import { timings } from '../shared/timings.ts';
import { pictureFile } from '../../test/receipt.ts';
import { useCloseAccount } from './personal-data/use-close-account.ts';
import { useEmailUndo } from './accounts/use-email-undo.ts';
import { useLogin } from './accounts/use-login.ts';
import {
  useConfirmationLetter,
  useEmailConfirmation,
  useLeaveNovedades,
} from './accounts/use-mailed-link.ts';
import { useProfileEdit } from './accounts/use-profile-edit.ts';
import { useProfile } from './accounts/use-profile.ts';
import { useRecovery } from './accounts/use-recovery.ts';
import { useRegistration } from './accounts/use-registration.ts';
import { useResetPassword } from './accounts/use-reset-password.ts';
import { useCart } from './cart/use-cart.ts';
import { useCheckout } from './checkout/use-checkout.ts';
import { useProductSelection } from './catalog/use-product-selection.ts';
import { useProduct } from './catalog/use-product.ts';
import { useSpecialOrderForm } from './special-orders/use-special-order-form.ts';
import { useSubscription } from './subscription/use-subscription.ts';

const PASSWORD = 'Plata-925-fina';
const accountOf = ({ state }: MockShopServer, correo: string) =>
  state.accounts.find((account) => account.correo === correo);
const resetToken = ({ mail }: MockShopServer) => {
  const last = mail.findLast(({ kind }) => kind === 'password-reset');
  return last?.kind === 'password-reset' ? last.token : '';
};
const confirmationToken = ({ mail }: MockShopServer) => {
  const last = mail.at(-1);
  return last?.kind === 'email-confirmation' ? last.token : '';
};
const leaveToken = ({ mail }: MockShopServer) => {
  const letter = mail.findLast(({ to }) => to === CUSTOMER);
  return letter?.kind === 'novedad' ? letter.leaveToken : '';
};
const undoToken = ({ mail }: MockShopServer) => {
  const last = mail.findLast(({ kind }) => kind === 'email-left');
  return last?.kind === 'email-left' ? (last.token ?? '') : '';
};
const chainOf = ({ products }: MockShopServer) => ({
  idProducto_talla: Number(products.chain.tallas[0]?.idProducto_talla),
  precioUnitario: Number(products.chain.precio),
});
const CUSTOMER = 'cliente@filigrana.test';
/** One answer that does not come, and one look at the cart that nobody answers either. */
const CART = 2 * timings.cart.patience + 1_000;
const UNREACHED = 'Error de conexión: No pudimos comunicar con el servidor.';
const NEWCOMER = {
  identificacion: '155812345678',
  nombre: 'Inés',
  primerApellido: 'Duarte',
  segundoApellido: 'Peña',
  correo: 'ines@filigrana.test',
  telefono: '87123490',
  contrasena: PASSWORD,
} as const;
const ADDRESS = {
  provincia: 'Heredia',
  canton: 'Belén',
  distrito: 'San Antonio',
  direccionExacta: '200 m norte de la iglesia',
} as const;

describeProcesses({
  useLogin: process({
    operation: 'login',
    use: () => useLogin(),
    send: ({ submit }, { people: { customer } }) =>
      submit({ correo: customer.correo, contrasena: customer.contrasena }),
    done: (_mock, { status }) => expect(status).toBe('done'),
    says: ({ notice }) => notice?.code,
    said: 'login.done',
    refused: [{ code: 'ACCOUNT_BLOCKED' }, 'login.blocked'],
    offline: 'login.failed',
  }),

  useRegistration: process({
    operation: 'registerCustomer',
    use: () => useRegistration(),
    async fill({ act, until }) {
      const fields = { identificacion: '202220222', correo: 'maria@correo.cr' };
      const rest = { telefono: '88112244', contrasena: PASSWORD };
      await act(({ change }) => {
        for (const [field, value] of Object.entries({ ...fields, ...rest }))
          change(field as keyof typeof fields, value);
      });
      await until(({ lookup }) => expect(lookup).toBe('found'));
    },
    send: ({ submit }) => submit(),
    done: (mock, { status }) => {
      expect(status).toBe('done');
      expect(accountOf(mock, 'maria@correo.cr')?.telefono).toBe('88112244');
    },
    says: ({ notice, errors }) => errors.correo?.code ?? notice?.code,
    said: 'registration.done',
    refused: [{ code: 'EMAIL_IN_USE' }, 'registration.emailInUse'],
    offline: 'registration.offline',
    kept: ({ values }) => values,
  }),

  useCloseAccount: process({
    who: 'otherCustomer',
    operation: 'closeAccount',
    use: () => useCloseAccount(),
    send: ({ submit }, { people }) => submit({ contrasenaActual: people.otherCustomer.contrasena }),
    done: ({ mail }) => expect(mail.at(-1)?.kind).toBe('account-closed'),
    says: ({ notice }) => notice?.code,
    said: 'Tu cuenta está cerrada',
    refused: [{ code: 'INVALID_STATE' }, 'closing.failed'],
    offline: 'connection.failed',
  }),

  useRecovery: process({
    operation: 'requestPasswordReset',
    use: () => useRecovery(),
    send: ({ submit }) => submit({ correo: CUSTOMER }),
    done: (mock) => expect(resetToken(mock)).not.toBe(''),
    says: ({ notice }) => notice?.code,
    said: 'recovery.sent',
    refused: [{ code: 'EMAIL_NOT_FOUND' }, 'recovery.unknownEmail'],
    offline: 'recovery.offline',
    // What was refused does not count.
    kept: ({ left }) => left,
  }),

  useResetPassword: process({
    operation: 'resetPassword',
    before: (shop) => shop.recovery.request({ correo: CUSTOMER }),
    use: (mock) => useResetPassword(resetToken(mock)),
    ready: ({ link }) => expect(link).toBe('valid'),
    send: ({ submit }) => submit({ nuevaContrasena: PASSWORD, confirmacion: PASSWORD }),
    done: (_mock, { status }) => expect(status).toBe('done'),
    says: ({ notice }) => notice?.code,
    said: 'reset.done',
    refused: [{ status: 500 }, 'reset.failed'],
    offline: 'reset.failed',
    kept: ({ link }) => link,
  }),

  useEmailConfirmation: process({
    operation: 'confirmEmail',
    before: async (shop) => {
      await shop.accounts.register(NEWCOMER);
    },
    use: (mock) => useEmailConfirmation(confirmationToken(mock)),
    send: ({ press }) => press(),
    done: (mock, { status }) => {
      expect(status).toBe('done');
      expect(accountOf(mock, NEWCOMER.correo)?.correoConfirmado).toBe(true);
    },
    says: ({ notice }) => notice?.code,
    said: 'link.done',
    refused: [{ status: 500 }, 'reset.failed'],
    offline: 'connection.failed',
  }),

  useLeaveNovedades: process({
    operation: 'leaveNovedades',
    before: async (_shop, mock) => {
      const admin = createShop({ host: mock.host, session: memorySession(mock.signIn('admin')) });
      const { idNovedad } = await admin.novedades.create({ asunto: 'Rebajas' });
      await admin.novedades.send(Number(idNovedad));
    },
    use: (mock) => useLeaveNovedades(leaveToken(mock)),
    send: ({ press }) => press(),
    done: (mock, { status }) => {
      expect(status).toBe('done');
      expect(accountOf(mock, CUSTOMER)?.suscrito).toBe(false);
    },
    says: ({ notice }) => notice?.code,
    said: 'link.done',
    refused: [{ status: 500 }, 'reset.failed'],
    offline: 'connection.failed',
  }),

  useConfirmationLetter: process({
    who: 'customer',
    operation: 'requestEmailConfirmation',
    before: async (shop, { people }) => {
      await shop.accounts.updateProfile({
        correo: 'nueva@filigrana.test',
        telefono: '88119900',
        contrasenaActual: people.customer.contrasena,
      });
    },
    use: () => useConfirmationLetter(),
    send: ({ press }) => press(),
    done: (mock, { status }) => {
      expect(status).toBe('done');
      expect(confirmationToken(mock)).not.toBe('');
    },
    says: ({ notice }) => notice?.code,
    said: 'link.done',
    refused: [{ status: 500 }, 'reset.failed'],
    offline: 'connection.failed',
  }),

  useEmailUndo: process({
    operation: 'undoEmailChange',
    who: 'customer',
    before: (shop) =>
      shop.accounts.updateProfile({
        correo: 'otra.de.ella@filigrana.test',
        telefono: '88119900',
        contrasenaActual: 'Demo-Cliente-1',
      }),
    use: (mock) => useEmailUndo(undoToken(mock)),
    ready: ({ status }) => expect(status).toBe('idle'),
    send: ({ undo }) => undo(),
    done: (mock, { status }) => {
      expect(status).toBe('done');
      expect(accountOf(mock, CUSTOMER)).toBeDefined();
    },
    says: ({ notice }) => notice?.code,
    said: null,
    refused: [{ status: 500 }, 'reset.failed'],
    offline: 'reset.failed',
    kept: ({ status }) => status,
  }),

  useProfileEdit: process({
    who: 'customer',
    operation: 'updateCustomerProfile',
    use() {
      const { data } = useProfile();
      return { data, ...useProfileEdit(data) };
    },
    ready: ({ data }) => expect(data).toBeDefined(),
    fill: ({ act }) => act(({ keep }) => keep({ correo: CUSTOMER, telefono: '88119900' })),
    send: ({ submit }) => submit({ correo: CUSTOMER, telefono: '88119900' }),
    done: (mock, { status }) => {
      expect(status).toBe('done');
      expect(accountOf(mock, CUSTOMER)?.telefono).toBe('88119900');
    },
    says: ({ notice, errors }) => errors.correo?.code ?? notice?.code,
    said: 'profile.updated',
    refused: [{ code: 'EMAIL_IN_USE' }, 'registration.emailInUse'],
    offline: 'profile.updateFailed',
    kept: () => sessionStorage.getItem('filigrana:draft:profile'),
    expired: 'profile.updateFailed',
  }),

  useSubscription: process({
    who: 'customer',
    operation: 'setSubscription',
    use: () => useSubscription(),
    ready: ({ suscrito }) => expect(suscrito).toBe(true),
    send: ({ toggle }) => toggle(),
    done: (mock, { suscrito }) => {
      expect(suscrito).toBe(false);
      expect(accountOf(mock, CUSTOMER)?.suscrito).toBe(false);
    },
    said: 'Suscripción desactivada: Tu suscripción está desactivada.',
    refused: [{ code: 'INTERNAL' }, 'Ups…: Error interno del servidor. Inténtalo de nuevo.'],
    offline: 'Ups…: No se pudo actualizar la suscripción',
    silent: 'Ups…: El servidor tardó demasiado en responder.',
    patience: 5_000,
    // The switch goes back.
    kept: ({ pending, thanks }) => ({ pending, thanks }),
    expired: 'Ups…: Inicia sesión para continuar.',
  }),

  useSpecialOrderForm: process({
    who: 'customer',
    operation: 'requestSpecialOrder',
    use: () => useSpecialOrderForm(),
    ready: ({ access }) => expect(access).toBe('granted'),
    fill: ({ act }) =>
      act(({ change, attach }) => {
        change('pieza', 'Anillos');
        change('talla', '7');
        change('tipoPiedra', 'Natural');
        change('tipoMaterial', 'Plata');
        change('descripcion', 'Con una filigrana como la de mi abuela.');
        attach(pictureFile('idea.png'));
      }),
    send: ({ submit }) => submit(),
    done: ({ state }, { values }) => {
      expect(state.specialOrders.at(-1)?.descripcion).toContain('mi abuela');
      expect(values.descripcion).toBe('');
    },
    says: ({ notice }) => notice?.code,
    said: 'specialOrder.sent',
    refused: [{ status: 500 }, 'specialOrder.failed'],
    offline: 'specialOrder.unreachable',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ values, referencia }) => ({ values, file: referencia?.name }),
    expired: 'specialOrder.failed',
  }),

  useCheckout: process({
    who: 'customer',
    operation: 'placeOrder',
    before: (shop, mock) => shop.cart.add({ ...chainOf(mock), cantidad: 2 }),
    use: () => useCheckout(),
    ready: ({ cart }) => expect(cart.status).toBe('filled'),
    async fill({ act, until }) {
      await act(({ change, chooseMethod, attach }) => {
        for (const [field, value] of Object.entries(ADDRESS))
          change(field as keyof typeof ADDRESS, value);
        chooseMethod('sinpe');
        attach(pictureFile('recibo.png'));
      });
      await until(({ stage }) => expect(stage).toBe('ready'));
    },
    send: ({ submit }) => submit(),
    done: ({ state }, { stage, idPedido }) => {
      expect(stage).toBe('received');
      expect(state.orders.at(-1)?.idPedido).toBe(idPedido);
      expect(state.cartOf(CUSTOMER).productos).toEqual([]);
    },
    says: ({ notice }) => notice?.code,
    said: 'checkout.received',
    refused: [{ code: 'STOCK_EXCEEDED' }, 'checkout.refused'],
    offline: 'checkout.unreachable',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ values, comprobante }) => ({ values, file: comprobante?.name }),
    expired: 'checkout.loginRequired',
  }),

  'useCart: the way to the checkout': process({
    who: 'customer',
    operation: 'getCustomerProfile',
    before: (shop, mock) => shop.cart.add({ ...chainOf(mock), cantidad: 1 }),
    use: () => useCart(),
    ready: ({ canProceed }) => expect(canProceed).toBe(true),
    send: async ({ proceed }) => proceed(),
    done: (_mock, { loginRequired }) => expect(loginRequired).toBe(false),
    said: null,
    refused: [{ status: 500 }, 'Error: No se pudo validar la sesión. Intenta de nuevo.'],
    offline: 'Error: No se pudo contactar con el servidor.',
    kept: ({ lines }) => lines.map(({ cantidad }) => cantidad),
  }),

  'useCart: another quantity': process({
    who: 'customer',
    operation: 'changeCartQuantity',
    before: (shop, mock) => shop.cart.add({ ...chainOf(mock), cantidad: 1 }),
    use: () => useCart(),
    ready: ({ canProceed }) => expect(canProceed).toBe(true),
    send: ({ changeQuantity }, mock) => changeQuantity(chainOf(mock).idProducto_talla, 3),
    done: ({ state }, { isSettled, lines }) => {
      expect(isSettled).toBe(true);
      expect(lines[0]?.cantidad).toBe(3);
      expect(state.cartOf(CUSTOMER).productos?.[0]?.cantidad).toBe(3);
    },
    said: null,
    refused: [{ status: 400 }, 'No se pudo actualizar: Inténtalo de nuevo en unos segundos.'],
    offline: UNREACHED,
    patience: CART,
    kept: ({ lines }) => lines.map(({ cantidad }) => cantidad),
  }),

  'useCart: a line less': process({
    who: 'customer',
    operation: 'removeFromCart',
    before: (shop, mock) => shop.cart.add({ ...chainOf(mock), cantidad: 1 }),
    use: () => useCart(),
    ready: ({ canProceed }) => expect(canProceed).toBe(true),
    send: ({ remove }, mock) => remove(chainOf(mock).idProducto_talla),
    done: ({ state }, { status }) => {
      expect(status).toBe('empty');
      expect(state.cartOf(CUSTOMER).productos).toEqual([]);
    },
    said: 'Producto eliminado',
    refused: [{ status: 400 }, 'No se pudo eliminar'],
    offline: 'No se pudo eliminar: No pudimos comunicar con el servidor.',
    patience: CART,
    kept: ({ lines }) => lines.map(({ cantidad }) => cantidad),
  }),

  'useProductSelection and the cart': process({
    who: 'customer',
    operation: 'addToCart',
    use({ products }) {
      const { data } = useProduct(products.chain.idProducto);
      return useProductSelection(data);
    },
    ready: ({ canAdd }) => expect(canAdd).toBe(true),
    send: ({ add }) => add(),
    done: ({ state }) => expect(state.cartOf(CUSTOMER).productos).toHaveLength(1),
    said: 'Producto agregado',
    refused: [{ status: 400 }, 'No se pudo agregar el producto al carrito.'],
    offline: 'No se pudo agregar el producto al carrito.',
    patience: CART,
    kept: ({ cantidad }) => cantidad,
  }),
});
