/** The newsletter as the screen shows it. */
export interface SubscriptionView {
  /** On the profile what was asked for already, while the server has not answered. */
  suscrito: boolean;
  pending: boolean;
  /** '¡Gracias por suscribirte!' for 2.5 s after success. */
  thanks: boolean;
  /** The login-required modal is open. */
  loginRequired: boolean;
  /** After 2 s of the open modal: 'profile' when a token exists, else 'login'; navigate there. */
  redirect: 'login' | 'profile' | null;
}

/** Whether the account is subscribed; null without a login. */
export type KnownSubscription = boolean | null;
