export type { FormStatus } from '../../shared/forms/form-status.ts';
