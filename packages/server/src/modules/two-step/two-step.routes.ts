import { twoStepTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import {
  confirmTwoStep,
  disableTwoStep,
  readTwoStep,
  renewRecoveryCodes,
  startTwoStep,
} from './two-step.service.ts';

type TwoStepOperation =
  | 'getTwoStep'
  | 'startTwoStep'
  | 'confirmTwoStep'
  | 'renewRecoveryCodes'
  | 'disableTwoStep';

/** The second step of the own login: staff only. */
export const twoStepHandlers = (deps: Deps): Handlers<TwoStepOperation> => ({
  getTwoStep: ({ user }) => readTwoStep(deps, user.idUsuario),
  startTwoStep: ({ user }) => startTwoStep(deps, user.idUsuario),
  confirmTwoStep: ({ user, body }) => confirmTwoStep(deps, user.idUsuario, body),
  renewRecoveryCodes: ({ user, body }) => renewRecoveryCodes(deps, user.idUsuario, body),
  async disableTwoStep({ user, body }) {
    await disableTwoStep(deps, user.idUsuario, body);
    return { mensaje: twoStepTexts.disabled };
  },
});
