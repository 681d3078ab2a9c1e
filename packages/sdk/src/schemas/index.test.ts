import { expect, test } from 'vitest';
import * as schemas from './index.ts';

/** Adding or taking away a name here is a change of the package's interface. */
const NAMES = `
    FIELD_CODES pickupPlacesSchema synonymsSchema addressSchema closingSchema legalTextSchema bannersSchema bannerWordsSchema siteTextsSchema cartAddSchema cartChangeSchema checkoutFieldsSchema
    checkoutSchema customerActionSchema customerProfileSchema faqSchema issuesOf loginSchema noteSchema referenceSchema
    novedadFieldsSchema novedadSchema passwordResetSchema paymentPageSchema
    hiddenProductEditSchema identificationReleaseSchema productAddFieldsSchema productAddSchema productEditSchema readForm registrationSchema
    resetPasswordSchema resetRequestSchema shippingFeeSchema specialOrderFieldsSchema
    specialOrderSchema specialOrderStatusSchema staffAccountSchema staffProfileSchema
    staffRoleSchema stockEditSchema twoStepSchema exchangeRateSchema guideSchema trackingSchema paymentSchema doubtSchema receiptSchema refundSchema
`;

test('the forms of the shop have these public names', () => {
  expect(Object.keys(schemas).sort()).toEqual(NAMES.trim().split(/\s+/).sort());
});
