import { accountTexts } from '@filigrana/sdk/contract';
import type { Deps } from '../../deps.ts';
import type { Call, Handlers } from '../../http/operation-types.ts';
import { login } from './login.service.ts';
import { personOf, registerCustomer } from './people.service.ts';
import { readProfile, updateProfile } from './profile.service.ts';

type ReadOperation = 'getCustomerProfile' | 'getStaffProfile';
type UpdateOperation = 'updateCustomerProfile' | 'updateStaffProfile';
type AccountOperation =
  'login' | 'lookupPerson' | 'registerCustomer' | ReadOperation | UpdateOperation;

/** Login, registration and the own profile. */
export function accountHandlers(deps: Deps): Handlers<AccountOperation> {
  const read = async ({ user }: Call<ReadOperation>) => ({
    usuario: await readProfile(deps.db, user.idUsuario),
  });
  const update = async ({ user, body }: Call<UpdateOperation>) => ({
    mensaje: accountTexts.profileUpdated,
    usuario: await updateProfile(deps, user.idUsuario, body),
  });

  return {
    login: ({ body }) => login(deps, body),
    lookupPerson: ({ params }) => personOf(deps.db, params.identificacion),
    async registerCustomer({ body }) {
      await registerCustomer(deps, body);
      return { mensaje: accountTexts.registered };
    },
    getCustomerProfile: read,
    updateCustomerProfile: update,
    getStaffProfile: read,
    updateStaffProfile: update,
  };
}
