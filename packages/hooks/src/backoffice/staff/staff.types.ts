import type { StaffMember } from '@filigrana/sdk';
import type { CustomerAction } from '@filigrana/sdk/domain';
import type { StaffRole } from '@filigrana/sdk/schemas';
import type { AdminForm } from '../forms/form.types.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';

/** What the fields of a new staff account hold. */
export interface StaffAccountValues {
  /** Number of the identity card, DIMEX or passport. */
  identificacion: string;
  /** Given names. */
  nombre: string;
  primerApellido: string;
  /** Second surname; '' for whoever has none. */
  segundoApellido: string;
  /** E-mail address. */
  correo: string;
  /** 8 digits. */
  telefono: string;
  contrasena: string;
  /** '' until chosen. */
  idRol: StaffRole | '';
  /** Where the names come from; those of the roll go when another identification is typed. */
  namesFrom: 'hand' | 'roll';
}

export interface StaffAccountForm extends AdminForm<StaffAccountValues> {
  /**
   * The person lookup at 9 characters; `missing`: not on the roll, type the names by hand; `typed`: the
   * shop looks nobody up (just now).
   */
  lookup: 'idle' | 'loading' | 'found' | 'missing' | 'typed' | 'failed';
  /** 'Número de identificación no encontrado', or that the server could not be asked. */
  lookupNotice: BackofficeNotice | null;
  /** The name fields are read-only. */
  namesLocked: boolean;
}

export interface StaffRow {
  /** The account as the list has it. */
  member: StaffMember;
  /** Given names and both surnames. */
  fullName: string;
  /** Role that the select shows: the chosen one, or that of the account. */
  idRol: StaffRole;
  /** Another role is chosen, and nothing is on its way for this account. */
  canSave: boolean;
  /** The change is on its way. */
  pending: boolean;
}

/** Whether somebody of the staff may log in, and what can be done about it. */
export interface StaffAccessRow {
  /** The account as the list has it. */
  member: StaffMember;
  /** 'Activo' or 'Bloqueado'. */
  label: string;
  /** The one step that its state allows. */
  action: CustomerAction;
  /** The own account: nobody blocks or removes themself. */
  isOwn: boolean;
  /** The button of `action` is enabled: another's account, and nothing on its way for it. */
  canAct: boolean;
  /** The step on its way. */
  pending: CustomerAction | null;
}
