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
  loginSchema,
  passwordResetSchema,
  resetRequestSchema,
  staffProfileSchema,
} from '@filigrana/sdk/schemas';
import { mergeCarts } from './cart.ts';
import type { Handlers } from './contract.ts';
import {
  accounts,
  hashed,
  isPassword,
  logins,
  newCart,
  nextId,
  resetLinks,
  secret,
} from './shop.ts';

const HOUR_MS = 3_600_000;

const byEmail = (correo: string) =>
  accounts.find(({ usuario }) => normalizeEmail(usuario.correo) === normalizeEmail(correo));

function linkedAccount(token: string) {
  const link = resetLinks.get(token);
  if (!link || link.until < Date.now())
    throw new HttpProblem('NOT_FOUND', { error: recoveryTexts.linkDead });
  return link.account;
}

export const accountHandlers: Handlers = {
  login({ body: { sessionToken, ...credentials } }) {
    const { correo, contrasena } = readAccountForm(loginSchema, credentials);
    const account = byEmail(correo);
    if (!account || !isPassword(contrasena, account.password))
      throw new HttpProblem('UNAUTHENTICATED', { error: accountTexts.badCredentials });
    if (sessionToken) mergeCarts(sessionToken, account.cart);
    const token = secret();
    logins.set(token, account);
    return { token, usuario: account.usuario };
  },
  // This shop looks nobody up: people type their names.
  lookupPerson() {
    throw new HttpProblem('LOOKUP_OFF');
  },
  registerCustomer({ body }) {
    const { contrasena, ...typed } = readNewAccount(body);
    if (accounts.some(({ usuario }) => usuario.identificacion === typed.identificacion))
      throw new HttpProblem('ALREADY_REGISTERED');
    if (byEmail(typed.correo)) throw new HttpProblem('EMAIL_IN_USE');
    accounts.push({
      usuario: { ...typed, idUsuario: nextId(), rol: ROLE.cliente, suscrito: false },
      password: hashed(contrasena),
      cart: newCart(),
      orders: [],
      specialOrders: [],
    });
    return { mensaje: accountTexts.registered };
  },
  getCustomerProfile: ({ user: { usuario } }) => ({ usuario }),
  updateCustomerProfile({ user, body }) {
    const { correo, telefono } = readAccountForm(staffProfileSchema, body);
    const holder = byEmail(correo);
    if (holder && holder !== user) throw new HttpProblem('EMAIL_IN_USE');
    const usuario = Object.assign(user.usuario, { correo, telefono });
    return { mensaje: accountTexts.profileUpdated, usuario };
  },
  setSubscription({ user, body: { estadoSuscripcion: suscrito } }) {
    user.usuario.suscrito = suscrito;
    return { suscrito, message: suscrito ? subscriptionTexts.on : subscriptionTexts.off };
  },
  requestPasswordReset({ body }) {
    const account = byEmail(readAccountForm(resetRequestSchema, body).correo);
    if (!account) throw new HttpProblem('EMAIL_NOT_FOUND');
    const token = secret();
    resetLinks.set(token, { account, until: Date.now() + HOUR_MS });
    // Instead of a letter.
    console.log(`${account.usuario.correo}: /resetear-contrasena/${token}`);
    return { mensaje: recoveryTexts.linkSent };
  },
  verifyResetToken({ params }) {
    linkedAccount(params.token);
    return { valido: true, mensaje: recoveryTexts.linkValid };
  },
  resetPassword({ body }) {
    const { token, nuevaContrasena } = readAccountForm(passwordResetSchema, body);
    const account = linkedAccount(token);
    refuseEmailName('nuevaContrasena', nuevaContrasena, account.usuario.correo);
    account.password = hashed(nuevaContrasena);
    resetLinks.delete(token);
    for (const [login, owner] of logins) if (owner === account) logins.delete(login);
    return { mensaje: recoveryTexts.passwordChanged };
  },
};
