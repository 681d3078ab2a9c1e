import * as v from 'valibot';
import { cleanGuide, GUIDE_MAX, isGuide, isTracking, TRACKING_MAX } from '../domain/shipments.ts';
import { code } from './codes.ts';
import { form } from './form.ts';
import { optionalText, requiredText } from './text-fields.ts';

/**
 * The guide of a parcel, as it is stored; blank takes it away. Codes: TOO_LONG, INVALID.
 */
export const guideSchema = /* @__PURE__ */ form({
  guia: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ optionalText(GUIDE_MAX),
    /* @__PURE__ */ v.transform(cleanGuide),
    /* @__PURE__ */ v.check((guia) => guia === '' || isGuide(guia), code('INVALID')),
  ),
});

export type GuideValues = v.InferOutput<typeof guideSchema>;

/**
 * The address under which a carrier tells where parcels are. Codes: REQUIRED, TOO_LONG, INVALID.
 */
export const trackingSchema = /* @__PURE__ */ form({
  plantilla: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ requiredText(TRACKING_MAX),
    /* @__PURE__ */ v.check(isTracking, code('INVALID')),
  ),
});

export type TrackingValues = v.InferOutput<typeof trackingSchema>;
