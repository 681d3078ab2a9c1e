/** Every delay of the interface, in milliseconds. Nothing else in this package names one. */
export const timings = {
  toast: {
    default: 2_000,
    success: 2_500,
    error: 3_500,
    /** While something can be undone. */
    undo: 6_000,
    /** What a login has left behind: it stays while the page changes. */
    losses: 10_000,
    /** Between the dismissal of a toast and its removal. */
    removal: 300,
  },
  subscription: {
    /** The thank-you message. */
    thanks: 2_500,
    /** Progress bar of the login modal. */
    loginModal: 2_500,
    /** Redirect of the login modal. */
    loginRedirect: 2_000,
  },
  specialOrder: { loginRedirect: 2_500 },
  /** After login, registration and password reset. */
  redirect: 2_000,
  cart: {
    maxWarning: 2_500,
    maxToastThrottle: 1_500,
    /** Longest wait for one answer; after it the attempt counts twice. */
    patience: 10_000,
    /** Waits before a change is sent again; their number is the number of further attempts. */
    retries: [500, 1_500, 4_000],
    /** Waits before a cart that could not be read is read again. */
    rereads: [1_000, 4_000, 8_000],
    /** Longest wait for an idle moment before a badge reads its cart. */
    idle: 2_000,
    /** Components that ask for the cart at the same moment ask once; who comes back later asks anew. */
    sameMoment: 100,
    /** A change that was given up may arrive until then: the cart is read once more. */
    late: 20_000,
    /** Longest wait for the cart before a login or a payment goes on without it. */
    settledPatience: 4_000,
  },
  product: {
    sizeHint: 3_000,
    maxHint: 2_500,
    /** On the way into the cart for so long: the person is told that it goes on. */
    slowHint: 4_000,
  },
  search: {
    debounce: 250,
    /** Of the staff's long lists: what is there is narrowed at once, the server's rows follow. */
    longList: 60,
  },
} as const;
