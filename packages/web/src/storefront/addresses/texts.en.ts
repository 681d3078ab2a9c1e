import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const addressTexts: Translation<typeof spanish.addressTexts> = {
  title: 'My addresses',
  loading: 'Loading your addresses…',
  none: 'Save an address and your next purchase will begin with it.',
  full: (max) => `You can save ${max} addresses. To add another one, delete one.`,
  retry: 'Try again',
  preferred: 'Preferred',
  add: 'Add address',
  edit: 'Edit',
  editOne: (nombre) => `Edit ${nombre}`,
  prefer: 'Make it the preferred one',
  preferOne: (nombre) => `Make it the preferred one: ${nombre}`,
  remove: 'Delete',
  removeOne: (nombre) => `Delete ${nombre}`,
  removal: {
    title: (nombre) => `Delete “${nombre}”?`,
    text: 'Your orders keep the address that you made them with.',
    confirm: 'Delete',
    busy: 'Deleting…',
    cancel: 'Cancel',
  },
  dialog: {
    add: 'Add address',
    edit: 'Edit address',
    nombre: 'Name',
    nombreExample: 'E.g. Home',
    nombreHint: 'To recognise it: Home, Workshop, Mum.',
    save: 'Save address',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  choice: { label: 'Your addresses', other: 'Another address' },
  keep: { action: 'Save this address', done: 'The address is in your profile.' },
};
