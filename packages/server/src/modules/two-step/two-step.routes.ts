import { twoStepTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import {
  confirmTwoStep,
  disableTwoStep,
  readTwoStep,
  renewRecoveryCodes,
  startTwoStep,
} from './two-step.service.ts';

/** The second step of the own login: staff only. */
export const twoStepHandlers = (deps: Deps): HandlersOf<'two-step'> => ({
  getTwoStep: ({ user }) => readTwoStep(deps, user.idUsuario),
  startTwoStep: ({ user }) => startTwoStep(deps, user.idUsuario),
  confirmTwoStep: ({ user, body }) => confirmTwoStep(deps, user.idUsuario, body),
  renewRecoveryCodes: ({ user, body }) => renewRecoveryCodes(deps, user.idUsuario, body),
  async disableTwoStep({ user, body }) {
    await disableTwoStep(deps, user.idUsuario, body);
    return { mensaje: twoStepTexts.disabled };
  },
});
