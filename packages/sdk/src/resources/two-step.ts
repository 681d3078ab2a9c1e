import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { TwoStepProof } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { recoveryCodes, twoStepSetup, twoStepState } from '../normalize/two-step.ts';
import type { Confirmation, RecoveryCodes, TwoStepSetup, TwoStepState } from '../results.ts';

/** The second step of the staff's login. An extension of the contract: a backend without it answers 404. */
export function twoStepResource({ client, call }: Api) {
  return {
    /** Whether the own account has it, must have it, and how many recovery codes are left. */
    get: (options?: CallOptions): Promise<TwoStepState> =>
      call({
        operation: 'getTwoStep',
        bearer: true,
        send: (init) => client.GET('/api/users/admin/dos-pasos', init),
        read: twoStepState,
        options,
      }),

    /** Draws a secret for an authenticator app; `confirm` turns it on. 409 when it is on already. */
    start: (options?: CallOptions): Promise<TwoStepSetup> =>
      call({
        operation: 'startTwoStep',
        bearer: true,
        send: (init) => client.POST('/api/users/admin/dos-pasos/iniciar', init),
        read: twoStepSetup,
        options,
      }),

    /** Turns it on. A wrong password or code is 400 with its field, here and below. */
    confirm: (body: TwoStepProof, options?: CallOptions): Promise<RecoveryCodes> =>
      call({
        operation: 'confirmTwoStep',
        bearer: true,
        send: (init) => client.POST('/api/users/admin/dos-pasos/activar', { ...init, body }),
        read: recoveryCodes,
        options,
      }),

    /** Ten new recovery codes; those of before stop working. */
    renewCodes: (body: TwoStepProof, options?: CallOptions): Promise<RecoveryCodes> =>
      call({
        operation: 'renewRecoveryCodes',
        bearer: true,
        send: (init) => client.POST('/api/users/admin/dos-pasos/codigos', { ...init, body }),
        read: recoveryCodes,
        options,
      }),

    /** Turns it off. 409 when the shop demands it. */
    disable: (body: TwoStepProof, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'disableTwoStep',
        bearer: true,
        send: (init) => client.POST('/api/users/admin/dos-pasos/quitar', { ...init, body }),
        read: confirmation,
        options,
      }),
  };
}
