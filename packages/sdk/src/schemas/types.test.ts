import { expectTypeOf, test } from 'vitest';
import type * as inputs from '../inputs.ts';
import type * as forms from './index.ts';

/** Checked by the compiler. */
test('what a form gives is what the client takes', () => {
  expectTypeOf<forms.LoginValues>().toExtend<inputs.Credentials>();
  expectTypeOf<forms.RegistrationValues>().toExtend<inputs.Registration>();
  expectTypeOf<forms.CustomerProfileValues>().toExtend<inputs.CustomerProfileForm>();
  expectTypeOf<forms.StaffProfileValues>().toExtend<inputs.StaffProfileForm>();
  expectTypeOf<forms.ResetRequestValues>().toExtend<inputs.PasswordResetRequest>();
  expectTypeOf<forms.PasswordResetValues>().toExtend<inputs.PasswordReset>();
  expectTypeOf<forms.CheckoutValues>().toExtend<inputs.PurchaseForm>();
  expectTypeOf<forms.SpecialOrderValues>().toExtend<inputs.SpecialOrderForm>();
  expectTypeOf<forms.SpecialOrderStatusValues>().toExtend<inputs.SpecialOrderStatusForm>();
  expectTypeOf<forms.CartAddValues>().toExtend<inputs.CartAddition>();
  expectTypeOf<forms.CartChangeValues>().toExtend<inputs.CartQuantityChange>();
  expectTypeOf<forms.ProductAddValues>().toExtend<inputs.NewProductForm>();
  expectTypeOf<forms.ProductEditValues>().toExtend<inputs.ProductForm>();
  expectTypeOf<forms.StockEditValues>().toExtend<inputs.ProductForm>();
  expectTypeOf<forms.FaqValues>().toExtend<inputs.FaqForm>();
  expectTypeOf<forms.NovedadValues>().toExtend<inputs.NewNovedadForm>();
  expectTypeOf<forms.NovedadValues>().toExtend<inputs.NovedadForm>();
  expectTypeOf<forms.ShippingFeeValues>().toExtend<inputs.ShippingFeeForm>();
  expectTypeOf<forms.CustomerActionValues>().toExtend<inputs.CustomerStatusForm>();
  expectTypeOf<forms.NoteValues>().toExtend<inputs.NoteForm>();
  expectTypeOf<forms.ReferenceValues>().toExtend<inputs.ReferenceForm>();
  expectTypeOf<forms.ClosingValues>().toExtend<inputs.ClosingForm>();
  expectTypeOf<forms.AddressValues>().toExtend<inputs.AddressForm>();
  expectTypeOf<forms.PickupPlacesValues>().toExtend<inputs.PickupPlacesForm>();
  expectTypeOf<forms.SynonymsValues>().toExtend<inputs.SynonymsForm>();
  expectTypeOf<forms.BannerWordsValues>().toExtend<inputs.BannerWordsForm>();
  expectTypeOf<forms.SiteTextsValues>().toExtend<inputs.SiteTextsForm['textos']>();
  expectTypeOf<forms.LegalTextValues>().toExtend<inputs.LegalTextForm>();
  expectTypeOf<forms.StaffRoleValues>().toExtend<inputs.StaffRoleForm>();
});
