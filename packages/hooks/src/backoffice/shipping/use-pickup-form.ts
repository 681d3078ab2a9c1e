import type { PickupPlaces } from '@filigrana/sdk';
import { PICKUP_PLACES_MAX } from '@filigrana/sdk/domain';
import type { PickupPlacesValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { shippingKeys } from '../../shared/reads/keys.ts';
import type { AdminForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { NEW_PLACE, pickupForm, type PickupValues, type PlaceFields } from './pickup-form.ts';

export interface PickupForm {
  /** `unsupported`: the backend has no picking up; show nothing of the form. */
  read: Pick<OptionalRead<PickupPlaces>, 'status' | 'notice' | 'reload'>;
  form: AdminForm<PickupValues>;
  /** Changes fields of the place at that position of the list. */
  change(index: number, fields: Partial<PlaceFields>): void;
  /** A blank place at the end. */
  add(): void;
  remove(index: number): void;
  /** False when there are as many as a shop can have. */
  canAdd: boolean;
  /**
   * What is wrong with a field of the place at that position.
   *
   * @param index Position of the place, from 0.
   * @param field The field that the error stands beside.
   */
  errorOf(index: number, field: keyof PlaceFields): BackofficeNotice | null;
}

/**
 * The places where orders are picked up, the whole list in one form. Key: `getPickupPlaces`.
 *
 * @example
 * const { form, change } = usePickupForm();
 * form.values.lugares.map((place, index) => (
 *   <input key={index} value={place.nombre} onChange={({ target }) => change(index, { nombre: target.value })} />
 * ));
 */
export function usePickupForm(): PickupForm {
  const {
    data,
    status,
    notice: failure,
    reload,
  } = useOptionalRead(
    shippingKeys.places(),
    (shop) => shop.shipping.pickupPlaces(),
    notice('pickup.loadFailed'),
  );
  const save = useCallback<SaveForm<PickupPlaces, PickupValues, PickupPlacesValues>>(
    ({ accepted, version }, write) =>
      write('setPickupPlaces', (shop) => shop.shipping.setPickupPlaces({ ...accepted, version })),
    [],
  );
  const { form, change: edit } = useForm(pickupForm, data, save);
  const errors: Readonly<Record<string, BackofficeNotice | undefined>> = form.errors;
  return {
    read: { status, notice: failure, reload },
    form,
    change: useCallback(
      (index, fields) =>
        edit(({ lugares }) => ({
          lugares: lugares.map((place, at) => (at === index ? { ...place, ...fields } : place)),
        })),
      [edit],
    ),
    add: useCallback(() => edit(({ lugares }) => ({ lugares: [...lugares, NEW_PLACE] })), [edit]),
    remove: useCallback(
      (index) => edit(({ lugares }) => ({ lugares: lugares.filter((_, at) => at !== index) })),
      [edit],
    ),
    canAdd: form.values.lugares.length < PICKUP_PLACES_MAX,
    errorOf: (index, field) => errors[`lugares.${index}.${field}`] ?? null,
  };
}
