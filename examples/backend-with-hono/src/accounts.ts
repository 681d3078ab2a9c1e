import {
  accountTexts,
  HttpProblem,
  readAccountForm,
  readNewAccount,
  recoveryTexts,
  refuseEmailName,
  subscriptionTexts,
} from '@filigrana/sdk/answers';
import { normalizeEmail, ROLE } from '@filigrana/sdk/domain';
import {
  staffProfileSchema,
  loginSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@filigrana/sdk/schemas';
import { mergeCarts } from './cart.ts';
import type { Handlers } from './contract.ts';
import {
  accounts,
  hashed,
  isPassword,
  logins,
  nextId,
  resetLinks,
  secret,
  type Account,
} from './shop.ts';

const HOUR_MS = 3_600_000;

/** Whoever a login token belongs to. */
export const accountOf = (token: string): Account | undefined => byId(logins.get(token));

const byId = (id: number | undefined) => accounts.find(({ idUsuario }) => idUsuario === id);
const byEmail = (correo: string) =>
  accounts.find((account) => normalizeEmail(account.correo) === normalizeEmail(correo));

function view({ password: _, ...account }: Account) {
  return { ...account, rol: ROLE.cliente };
}

function linkOf(token: string) {
  const link = resetLinks.get(token);
  const account = link && link.until > Date.now() ? byId(link.idUsuario) : undefined;
  if (!account) throw new HttpProblem('NOT_FOUND', { error: recoveryTexts.linkDead });
  return account;
}

export const accountHandlers: Handlers = {
  login({ body: { sessionToken, ...credentials } }) {
    const { correo, contrasena } = readAccountForm(loginSchema, credentials);
    const account = byEmail(correo);
    if (!account || !isPassword(contrasena, account.password))
      throw new HttpProblem('UNAUTHENTICATED', { error: accountTexts.badCredentials });
    if (sessionToken) mergeCarts(sessionToken, account.idUsuario);
    const token = secret();
    logins.set(token, account.idUsuario);
    return { token, usuario: view(account) };
  },
  // This shop looks nobody up: people type their names.
  lookupPerson() {
    throw new HttpProblem('LOOKUP_OFF');
  },
  registerCustomer({ body }) {
    const { contrasena, ...typed } = readNewAccount(body);
    if (accounts.some(({ identificacion }) => identificacion === typed.identificacion))
      throw new HttpProblem('ALREADY_REGISTERED');
    if (byEmail(typed.correo)) throw new HttpProblem('EMAIL_IN_USE');
    const password = hashed(contrasena);
    accounts.push({ ...typed, idUsuario: nextId(), password, suscrito: false });
    return { mensaje: accountTexts.registered };
  },
  getCustomerProfile: ({ user }) => ({ usuario: view(user) }),
  updateCustomerProfile({ user, body }) {
    const { correo, telefono } = readAccountForm(staffProfileSchema, body);
    const holder = byEmail(correo);
    if (holder && holder !== user) throw new HttpProblem('EMAIL_IN_USE');
    Object.assign(user, { correo, telefono });
    return { mensaje: accountTexts.profileUpdated, usuario: view(user) };
  },
  setSubscription({ user, body: { estadoSuscripcion: suscrito } }) {
    user.suscrito = suscrito;
    return { suscrito, message: suscrito ? subscriptionTexts.on : subscriptionTexts.off };
  },
  requestPasswordReset({ body }) {
    const account = byEmail(readAccountForm(resetRequestSchema, body).correo);
    if (!account) throw new HttpProblem('EMAIL_NOT_FOUND');
    const token = secret();
    resetLinks.set(token, { idUsuario: account.idUsuario, until: Date.now() + HOUR_MS });
    // Instead of a letter.
    console.log(`${account.correo}: /resetear-contrasena/${token}`);
    return { mensaje: recoveryTexts.linkSent };
  },
  verifyResetToken({ params }) {
    linkOf(params.token);
    return { valido: true, mensaje: recoveryTexts.linkValid };
  },
  resetPassword({ body }) {
    const { token, nuevaContrasena } = readAccountForm(passwordResetSchema, body);
    const account = linkOf(token);
    refuseEmailName('nuevaContrasena', nuevaContrasena, account.correo);
    account.password = hashed(nuevaContrasena);
    resetLinks.delete(token);
    for (const [login, idUsuario] of logins)
      if (idUsuario === account.idUsuario) logins.delete(login);
    return { mensaje: recoveryTexts.passwordChanged };
  },
};
