import { accountTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { Call, HandlersOf } from '../../http/operation-types.ts';
import { askAgain, confirmEmail } from './email-confirmation.service.ts';
import { login } from './login.service.ts';
import { lookUp, registerCustomer } from './people.service.ts';
import { readProfile, updateProfile } from './profile.service.ts';

type ReadOperation = 'getCustomerProfile' | 'getStaffProfile';
type UpdateOperation = 'updateCustomerProfile' | 'updateStaffProfile';

/** Login, registration and the own profile. */
export function accountHandlers(deps: Deps): HandlersOf<'accounts'> {
  const read = async ({ user }: Call<ReadOperation>) => ({
    usuario: await readProfile(deps.db, user.idUsuario),
  });
  const update = async ({ user, body }: Call<UpdateOperation>) => ({
    mensaje: accountTexts.profileUpdated,
    usuario: await updateProfile(deps, user.idUsuario, body),
  });

  return {
    login: ({ body }) => login(deps, body),
    lookupPerson: ({ params }) => lookUp(deps, params.identificacion),
    async registerCustomer({ body }) {
      await registerCustomer(deps, body);
      return { mensaje: accountTexts.registered };
    },
    async requestEmailConfirmation({ user }) {
      await askAgain(deps, user.idUsuario);
      return { mensaje: accountTexts.confirmationSent };
    },
    async confirmEmail({ params }) {
      await confirmEmail(deps, params.token);
      return { mensaje: accountTexts.emailConfirmed };
    },
    getCustomerProfile: read,
    updateCustomerProfile: update,
    getStaffProfile: read,
    updateStaffProfile: update,
  };
}
