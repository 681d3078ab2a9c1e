import { defineLifecycle, ROLE, ROLE_NAMES, type LifecycleTable } from '@filigrana/sdk/domain';
import type { StaffRole } from '@filigrana/sdk/schemas';

/** The roles of the staff as states; a step is named after the role it leads to. */
export type StaffRoleState = 'administrador' | 'manager';

/** Roles of the staff: administrador ↔ manager. A role does not lead to itself. */
export const staffRoleLifecycle = defineLifecycle<
  StaffRoleState,
  StaffRoleState,
  LifecycleTable<StaffRoleState, StaffRoleState>
>({
  initial: 'manager',
  labels: {
    administrador: ROLE_NAMES[ROLE.administrador],
    manager: ROLE_NAMES[ROLE.manager],
  },
  steps: {
    administrador: { from: ['manager'], to: 'administrador', roles: [ROLE.administrador] },
    manager: { from: ['administrador'], to: 'manager', roles: [ROLE.administrador] },
  },
});

/** The state of somebody with that role. */
export function stateOfRole(idRol: number): StaffRoleState {
  return idRol === ROLE.administrador ? 'administrador' : 'manager';
}

/** The role that a state stands for. */
export function roleOfState(state: StaffRoleState): StaffRole {
  return ROLE[state];
}
