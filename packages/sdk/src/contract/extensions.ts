import type { OperationId } from './operation-types.ts';

/**
 * The optional parts of the contract, each with the operations that only a backend with that part
 * knows. The others are fields, headers and refusals of operations that every backend has:
 *
 * - `idempotency`: `Idempotency-Key` of purchases and requests.
 * - `cartVersion`: `version` of carts. A client that sees one may name it in a change, with an
 *   `Idempotency-Key`; every answer and every 409 of a change then has the whole cart, and a purchase may
 *   be sent with its `montoTotal`.
 * - `versions`: `version` of products, questions, novedades, special orders and the shipping fee, and
 *   the refusal of changes and deletions that started from an older one; `sinCambio` of the sizes that an edited
 *   ring keeps, and `stockVisto`.
 * - `twoStep` also holds `codigo` of a login, and its refusals.
 * - `emailConfirmation` also holds `correoConfirmado` of accounts, and that novedades go to confirmed
 *   addresses only.
 * - `personalData` also holds `comprobanteEliminado` and `referenciaEliminada`: when a file of a
 *   finished order was deleted.
 * - `emailChange` also holds `contrasenaActual` of profile edits and, on accounts,
 *   `correoPideContrasena`, by which a client knows that it is asked for.
 * - `staffLife` also holds `estado` of staff accounts.
 * - `orderReview` also holds the reference that may be sent with a purchase, and its `version`.
 */
const EXTENSIONS = {
  idempotency: [],
  cartVersion: [],
  versions: [],
  orderReview: ['getOrderReview', 'setOrderReference'],
  timelines: ['listOrderEvents', 'addOrderNote', 'listSpecialOrderEvents', 'addSpecialOrderNote'],
  dashboard: ['getDashboard'],
  activity: ['listActivity'],
  logins: ['endLogin', 'endAllLogins'],
  twoStep: ['getTwoStep', 'startTwoStep', 'confirmTwoStep', 'renewRecoveryCodes', 'disableTwoStep'],
  emailConfirmation: ['requestEmailConfirmation', 'confirmEmail'],
  oneClickLeave: ['leaveNovedades'],
  identificationRelease: ['releaseIdentification'],
  personalData: ['getMyDataLink', 'closeAccount'],
  legalTexts: ['getLegalText', 'setLegalText'],
  emailChange: ['undoEmailChange'],
  staffLife: ['changeStaffStatus', 'deleteStaff'],
} as const satisfies Record<string, readonly OperationId[]>;

export type ExtensionName = keyof typeof EXTENSIONS;

export const EXTENSION_NAMES = Object.keys(EXTENSIONS) as readonly ExtensionName[];

/** The optional part that an operation belongs to; null when every backend has it. */
export function extensionOf(operation: string): ExtensionName | null {
  const holds = (name: ExtensionName) =>
    (EXTENSIONS[name] as readonly string[]).includes(operation);
  return EXTENSION_NAMES.find(holds) ?? null;
}
