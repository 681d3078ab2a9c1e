import type { Tracking } from '@filigrana/sdk';
import { TRACKING_MAX } from '@filigrana/sdk/domain';
import { readForm, trackingSchema, type TrackingValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { shipmentKeys } from '../../shared/reads/keys.ts';
import type { AdminForm, StaffForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';

const trackingForm: StaffForm<Tracking, TrackingValues, TrackingValues> = {
  id: 'trackingForm',
  idOf: () => 'tracking',
  versionOf: ({ version }) => version,
  memo: null,
  start: (tracking) => ({ plantilla: tracking?.plantilla ?? '' }),
  read: (values) => readForm(trackingSchema, values),
  issues: () => ({
    REQUIRED: notice('tracking.invalid'),
    INVALID: notice('tracking.invalid'),
    TOO_LONG: notice('tracking.tooLong', { max: TRACKING_MAX }),
  }),
  failed: () => notice('tracking.failed'),
  saved: () => notice('tracking.saved'),
};

export interface TrackingForm {
  /** `unsupported`: the backend knows no guides; show nothing of the form. */
  read: Pick<OptionalRead<Tracking>, 'status' | 'notice' | 'reload'>;
  form: AdminForm<TrackingValues>;
}

/**
 * Where guides are followed: the address of the carrier. Key: `getTracking`.
 *
 * @example
 * const { form } = useTrackingForm();
 * <input value={form.values.plantilla} onChange={(event) => form.set('plantilla', event.target.value)} />;
 */
export function useTrackingForm(): TrackingForm {
  const { data, ...read } = useOptionalRead(
    shipmentKeys.tracking(),
    (shop) => shop.shipments.tracking(),
    notice('tracking.loadFailed'),
  );
  const changeCached = useCached();
  const save = useCallback<SaveForm<Tracking, TrackingValues, TrackingValues>>(
    ({ accepted, version }, write) =>
      write(
        'setTracking',
        (shop) => shop.shipments.setTracking({ ...accepted, version }),
        () =>
          // The version stays: until it has been read again, what comes next is compared.
          changeCached<Tracking>(shipmentKeys.tracking(), (now) => ({ ...now, ...accepted })),
      ),
    [changeCached],
  );
  const { form } = useForm(trackingForm, data, save);
  return { read, form };
}
