import { ApiError, isApiError } from '@filigrana/sdk';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import type { CartCommand } from './cart.commands.ts';

/** The file with the cart machine could not be loaded, most likely for lack of a connection. */
export function unloaded(cause: unknown): ApiError {
  if (isApiError(cause)) return cause;
  return new ApiError({ kind: 'network', message: 'The cart could not be loaded', cause });
}

/** Whether the server may have done what was asked although no good answer came. */
export function isOutcomeUnknown(error: ApiError): boolean {
  if (error.operation === 'createSession') return false;
  if (error.kind !== 'http') return true;
  return error.status === 500 || error.status === 502 || error.status === 504;
}

/** Whether the request may still be on its way and reach the server later. */
export function mayStillArrive(error: ApiError): boolean {
  return isOutcomeUnknown(error) && error.kind !== 'http' && error.kind !== 'contract';
}

/** A line that is to go and is not there is gone. */
export function isAlreadyDone(command: CartCommand, error: ApiError): boolean {
  return error.status === 404 && (command.kind === 'remove' || command.kind === 'empty');
}

export function isStockRefusal(error: ApiError): boolean {
  return error.code === 'STOCK_EXCEEDED' && error.stock !== undefined;
}

/** What a person is told about a command that failed for good. */
export function failureNotice(command: CartCommand, error: ApiError): StorefrontNotice {
  if (command.kind === 'add') {
    if (error.operation === 'createSession') return notice('cart.sessionFailed');
    return notice(isStockRefusal(error) ? 'cart.maxReached' : 'cart.addFailed');
  }
  if (error.kind === 'network' || error.kind === 'timeout') return notice('connection.failed');
  if (command.kind === 'remove') return notice('cart.removeFailed');
  return notice(command.kind === 'empty' ? 'cart.emptyFailed' : 'cart.updateFailed');
}
