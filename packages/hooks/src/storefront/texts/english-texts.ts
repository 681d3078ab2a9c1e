import type { StorefrontTranslation } from './translation.ts';

/** How often, as English says it: 'once', '2 times'. */
const count = (n: unknown, one: string, many: string) => (Number(n) === 1 ? one : `${n} ${many}`);

/**
 * Every message that a visitor or a customer can be told, in English, by code: give it to the provider
 * together with `preferOwnTexts`, since the server's sentences are Spanish.
 *
 * @example
 * <ShopProvider shop={shop} session={session} texts={englishTexts} preferOwnTexts>
 *   <App />
 * </ShopProvider>;
 */
export const englishTexts: StorefrontTranslation = {
  'connection.failed': { title: 'Connection error', text: 'We could not reach the server.' },
  'profile.loadFailed': { text: 'Your profile could not be loaded.' },
  'profile.updateFailed': { text: 'Your profile could not be updated.' },
  'profile.updated': { title: 'Profile updated' },
  'profile.incomplete': { title: 'Incomplete fields' },
  'profile.phoneForbidden': { title: 'Phone number not allowed' },
  'profile.phoneInvalid': { title: 'Invalid phone number' },
  'profile.emailInvalid': { title: 'Invalid e-mail address' },
  'profile.unchanged': { title: 'Nothing to change' },
  'person.notFound': { text: 'Identification number not found' },
  'password.wrong': { text: 'That is not your password.' },
  'password.weak': {
    title: 'Weak password',
    text: 'The password needs at least 8 characters, one upper-case letter, one lower-case letter, one number and one special character.',
  },

  'field.required': { text: 'This field is required.' },
  'field.tooLong': { title: 'Text too long', text: 'This text is too long.' },
  'field.invalid': { text: 'This value is not valid.' },
  'field.identificationInvalid': { text: 'Type the identification without dashes or spaces.' },
  'file.notImage': { title: 'Invalid file', text: 'Only pictures are accepted (jpg, png, etc).' },
  'file.empty': { title: 'Invalid file', text: 'The file is empty.' },
  'file.tooLarge': { title: 'Invalid file', text: 'The picture may not exceed 10 MB.' },

  'product.selectSize': { text: 'Choose a size to see what is in stock.' },
  'product.sizeSelected': {
    text: ({ talla, n }) => `Size ${talla} selected. ${n} left in stock.`,
  },
  'product.sizeSelectedLast': { text: 'Size {talla} selected. 1 left in stock.' },
  'product.sizeSoldOut': { text: 'Size {talla} is sold out.' },
  'product.sizeRequired': { title: 'Size required', text: 'Please choose a size.' },
  'product.combinationMissing': {
    title: 'Not found',
    text: 'This piece does not come in that size.',
  },
  'product.noValidSize': { title: 'Error', text: 'This piece has no valid size.' },
  'product.stillAdding': { text: 'This is taking longer than usual. We keep trying.' },
  'product.maxReached': { text: 'You have reached the quantity available of this piece.' },

  'cart.added': { title: 'Added to your cart' },
  'cart.addFailed': { title: 'The piece could not be added to your cart.' },
  'cart.sessionFailed': { title: 'Your session could not be started. Please try again.' },
  'cart.sessionMissing': { title: 'Your session could not be started' },
  'cart.loadFailed': { title: 'Your cart could not be loaded' },
  'cart.sessionOver': {
    title: 'Your cart could not be loaded',
    text: 'Your session has ended. Log in to see your cart.',
  },
  'cart.maxAvailable': { text: 'Largest quantity available: {n}' },
  'cart.maxReached': {
    title: 'Maximum quantity reached',
    text: 'You cannot add more than there is in stock.',
  },
  'cart.updateFailed': {
    title: 'It could not be updated',
    text: 'Please try again in a few seconds.',
  },
  'cart.emptied': { title: 'Cart emptied' },
  'cart.emptyFailed': { title: 'The cart could not be emptied' },
  'cart.emptyLost': {
    title: 'The cart could not be emptied',
    text: 'We could not reach the server.',
  },
  'cart.removed': { title: 'Piece removed' },
  'cart.removedSeveral': { title: '{n} pieces removed' },
  'cart.undo': { text: 'Undo' },
  'cart.notPutBack': {
    title: 'It could not be undone',
    text: '{pieza} is no longer available in that quantity.',
  },
  'cart.removeFailed': { title: 'The piece could not be removed' },
  'cart.removeLost': {
    title: 'The piece could not be removed',
    text: 'We could not reach the server.',
  },
  'cart.validationFailed': {
    title: 'Error',
    text: 'Your session could not be checked. Please try again.',
  },
  'cart.validationOffline': { title: 'Error', text: 'We could not reach the server.' },

  'checkout.methodRequired': { text: 'Choose a way to pay.' },
  'checkout.addressRequired': { text: 'Complete all fields of the address.' },
  'receipt.failed': { text: 'The receipt could not be sent.' },
  'checkout.receiptRequired': { text: 'Please attach the receipt of your payment.' },
  'checkout.receiptNotImage': {
    title: 'Invalid file',
    text: 'Only pictures are accepted (jpg, png, etc).',
  },
  'checkout.loginRequired': { text: 'Log in to complete your purchase.' },
  'checkout.cartEmpty': { text: 'Your cart is empty.' },
  'checkout.cartPending': { text: 'Your cart is being updated. One moment.' },
  'checkout.summaryFailed': { text: 'The summary of your order could not be loaded.' },
  'checkout.refused': { text: 'Your payment could not be processed.' },
  'checkout.unreachable': {
    title: 'Connection error',
    text: 'The server did not answer. You can send it again: your order will not be repeated.',
  },
  'checkout.receiptTooLarge': { title: 'Invalid file', text: 'The file may not exceed 10 MB.' },
  'checkout.receivedBefore': {
    title: 'Order received',
    text: 'We already had it, with the details you sent before. We will be in touch soon.',
  },
  'checkout.received': { title: 'Order received', text: 'We will be in touch soon.' },

  'waiting.noted': { title: 'Noted', text: 'We will write to you as soon as the piece is free.' },
  'waiting.isFree': { text: 'The piece is free now: load the page again.' },
  'waiting.failed': { text: 'Your e-mail could not be noted.' },
  'savedLines.saved': { title: 'Saved for later' },
  'savedLines.savedSeveral': { title: '{n} saved for later' },
  'savedLines.removed': { title: 'Piece removed' },
  'savedLines.removedSeveral': { title: '{n} pieces removed' },
  'savedLines.moved': { title: 'Piece in the cart' },
  'savedLines.failed': { text: 'Your saved pieces could not be changed.' },
  'ringSizes.failed': { text: 'Your size could not be saved.' },
  'favorites.failed': { text: 'Your favourites could not be changed.' },
  'hold.refused': { text: 'We could not keep the pieces for you.' },
  'hold.notYet': { text: 'You have too many orders waiting for review.' },
  'payment.fileInvalid': {
    title: 'Invalid file',
    text: 'Attach the receipt as png, jpg, jpeg or pdf.',
  },
  'payment.fileEmpty': { title: 'Invalid file', text: 'The file is empty.' },
  'payment.fileTooLarge': { title: 'Invalid file', text: 'The file may not exceed 10 MB.' },

  'login.incomplete': { text: 'Type your e-mail and your password.' },
  'login.wrong': { text: 'Wrong e-mail or password.' },
  'login.blocked': { text: 'Your account is blocked.' },
  'login.serverError': { text: 'Internal server error. Please try again.' },
  'login.failed': { text: 'You could not be logged in.' },
  'login.done': { text: 'You are logged in!' },
  'login.redirecting': { text: 'Taking you to the login...' },
  'login.gone': { text: 'We removed {pieza}: it is sold out.' },
  'login.withdrawn': { text: 'We removed {pieza}: it is no longer available.' },
  'login.unavailable': { text: '{pieza} is no longer available: it does not count in the total.' },
  'login.fewer': { text: '{pieza}: only {n} left.' },
  'login.one': { text: '{pieza}: only {n} left.' },
  'login.seeCart': { text: 'View cart' },

  'registration.incomplete': { text: 'These fields are empty: {campos}' },
  'registration.exists': { text: 'There already is an account with that identification.' },
  'registration.emailInUse': { text: 'Another account uses that e-mail. Use a different one.' },
  'registration.unknownPerson': { text: 'Nobody was found with that identification.' },
  'registration.failed': { text: 'The registration failed' },
  'registration.offline': { text: 'We could not reach the server' },
  'registration.done': { text: 'Registration completed' },
  'registration.label.identificacion': { text: 'Identification' },
  'registration.label.nombre': { text: 'First name' },
  'registration.label.primerApellido': { text: 'First surname' },
  'registration.label.segundoApellido': { text: 'Second surname' },
  'registration.label.correo': { text: 'E-mail' },
  'registration.label.telefono': { text: 'Phone' },
  'registration.label.contrasena': { text: 'Password' },

  'recovery.emailRequired': { title: 'E-mail required' },
  'recovery.emailInvalid': { title: 'Invalid e-mail address' },
  'recovery.limit': {
    title: 'Limit reached',
    text: 'You have asked for the link twice. Look into your e-mail or try again later.',
  },
  'recovery.offline': { title: 'No connection' },
  'recovery.endpointMissing': { text: 'Password recovery is not available.' },
  'recovery.unknownEmail': { text: 'No account uses that e-mail.' },
  'recovery.failed': { text: 'Error {status}' },
  'recovery.sent': { title: 'Link sent', text: 'Look into your e-mail, the spam folder too.' },

  'reset.incomplete': { title: 'Incomplete fields', text: 'Fill in both fields.' },
  'reset.mismatch': { text: 'The passwords do not match.' },
  'reset.forbidden': {
    text: 'For your security, {contrasena} is not accepted as a password.',
  },
  'reset.linkInvalid': { text: 'The link is invalid or has expired' },
  'reset.failed': { text: 'Unexpected error.' },
  'reset.done': { title: 'Password updated' },

  'link.done': { text: 'Done.' },

  'addresses.loadFailed': { text: 'Your addresses could not be loaded.' },
  'addresses.failed': { text: 'The change could not be saved.' },
  'addresses.saved': { title: 'Addresses updated' },
  'personalData.failed': { text: 'Your download could not be prepared.' },
  'closing.failed': { text: 'Your account could not be closed.' },
  'closing.done': { title: 'Your account is closed' },

  'orders.noSession': { text: 'You are not logged in.' },
  'orders.loadFailed': { text: 'Your orders could not be loaded.' },
  'orders.none': { text: 'You have not ordered anything yet.' },
  'specialOrders.loadFailed': { text: 'Your special orders could not be loaded.' },
  'specialOrders.none': { text: 'You have not made any special orders yet.' },

  'subscription.activated': { title: 'Subscribed', text: 'Your subscription is active.' },
  'subscription.deactivated': {
    title: 'Unsubscribed',
    text: 'You will no longer receive our news.',
  },
  'subscription.already': {
    title: 'Already subscribed',
    text: 'Your subscription is active already.',
  },
  'subscription.timeout': { title: 'Oops…', text: 'The server took too long to answer.' },
  'subscription.failed': { title: 'Oops…', text: 'We could not subscribe you.' },
  'subscription.updateFailed': {
    title: 'Oops…',
    text: 'Your subscription could not be updated',
  },
  'subscription.loginRequired': {
    title: 'Please note',
    text: 'Log in or create an account to subscribe.',
  },

  'specialOrder.loginRequired': {
    title: 'Please note',
    text: 'Log in or create an account to request a special order.',
  },
  'specialOrder.incomplete': {
    title: 'Incomplete fields',
    text: 'Please complete all required fields.',
  },
  'specialOrder.sizeInvalid': {
    title: 'Invalid size',
    text: 'Please give a valid size (numbers only).',
  },
  'specialOrder.nearLimit': {
    title: 'Almost at the limit',
    text: ({ n }) => `You have ${count(n, 'one character', 'characters')} left.`,
  },
  'specialOrder.limit': {
    title: 'Limit reached',
    text: 'The description may not exceed 180 characters.',
  },
  'specialOrder.tooLong': {
    title: 'Text too long',
    text: 'The description may not exceed 180 characters.',
  },
  'specialOrder.fileInvalid': {
    title: 'Invalid file',
    text: 'Only pictures are accepted (jpg, png, etc).',
  },
  'specialOrder.fileEmpty': { title: 'Invalid file', text: 'The file is empty.' },
  'specialOrder.fileTooLarge': { title: 'Invalid file', text: 'The picture may not exceed 10 MB.' },
  'specialOrder.unreachable': {
    title: 'Your order could not be sent',
    text: 'The server did not answer. You can send it again: your order will not be repeated.',
  },
  'specialOrder.unprocessed': {
    title: 'Your order could not be sent',
    text: 'The server could not process it. You can send it again: your order will not be repeated.',
  },
  // Without {message}: that is the server's own sentence.
  'specialOrder.failed': {
    title: 'Your order could not be sent',
    text: 'Please check what you have written and try again.',
  },
  'specialOrder.sent': {
    title: 'Received!',
    text: 'Thank you for your order. We will be in touch soon.',
  },
  'specialOrder.sentBefore': {
    title: 'Received!',
    text: 'Your order had reached us before, without your last changes. We will be in touch soon.',
  },

  'faq.loadFailed': { text: 'The frequently asked questions could not be loaded.' },

  'problem.VALIDATION': { text: 'Please check what you have filled in.' },
  'problem.PASSWORD_COMMON': {
    text: 'That password is very common, also with digits or signs around it. Choose another one.',
  },
  'problem.PASSWORD_HOLDS_EMAIL': { text: 'The password must not contain your e-mail address.' },
  'problem.UNAUTHENTICATED': { text: 'Log in to continue.' },
  'problem.SECOND_STEP_REQUIRED': { text: 'Type the code of your authenticator app.' },
  'problem.SECOND_STEP_WRONG': { text: 'The code is wrong or has been used.' },
  'problem.SECOND_STEP_SETUP': {
    text: 'Turn on two-step verification in your profile to continue.',
  },
  'problem.FORBIDDEN': { text: 'You are not allowed to do this.' },
  'problem.ACCOUNT_BLOCKED': { text: 'Your account is blocked.' },
  'problem.NOT_FOUND': { text: 'We cannot find what you are looking for.' },
  'problem.EMAIL_NOT_FOUND': { text: 'No account uses that e-mail.' },
  'problem.LOOKUP_OFF': { text: 'Type the name and the surnames.' },
  'problem.ALREADY_REGISTERED': { text: 'There already is an account with that identification.' },
  'problem.EMAIL_IN_USE': { text: 'Another account uses that e-mail. Use a different one.' },
  'problem.STOCK_EXCEEDED': {
    text: ({ stock }) =>
      stock === undefined
        ? 'There are not enough pieces left.'
        : `Largest quantity available: ${stock}`,
  },
  'problem.IN_USE': { text: 'This is part of an order that is under way.' },
  'problem.INVALID_STATE': { text: 'This is not possible at the moment.' },
  'problem.VERSION_CONFLICT': { text: 'Somebody else changed this in the meantime.' },
  'problem.STOCK_CHANGED': { text: 'The stock changed in the meantime.' },
  'problem.TOTAL_CHANGED': {
    text: 'The total of your order has changed. Review it before you confirm.',
  },
  'problem.PENDING_LIMIT': {
    text: 'You have too many orders waiting for review. Please write to us if it is urgent.',
  },
  'problem.IDEMPOTENCY_MISMATCH': { text: 'This was sent before with other details.' },
  'problem.PAYLOAD_TOO_LARGE': { text: 'What you sent is too large.' },
  'problem.UNSUPPORTED_MEDIA': { text: 'This type of file is not supported.' },
  'problem.RATE_LIMITED': {
    text: ({ retryAfter }) =>
      retryAfter === undefined
        ? 'Too many attempts. Wait a moment and try again.'
        : `Too many attempts. Try again in ${count(Math.ceil(Number(retryAfter) / 60), 'a minute', 'minutes')}.`,
  },
  'problem.HOLD_LIMIT': {
    text: 'We have kept this piece for you three times today. You can buy it while it is available.',
  },
  'problem.INTERNAL': { text: 'Internal server error. Please try again.' },
};
