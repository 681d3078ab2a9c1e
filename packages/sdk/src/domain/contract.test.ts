import { describe, expect, test } from 'vitest';
import contract from '../../openapi.json' with { type: 'json' };
import { CUSTOMER_ACTIONS, customerLifecycle } from './customers.ts';
import { FAVORITES_MAX, SAVED_LINES_MAX } from './favorites.ts';
import { isIdentification } from './identification.ts';
import * as limits from './limits.ts';
import { novedadLifecycle } from './novedades.ts';
import { orderLifecycle } from './orders.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { PROVINCES } from './provinces.ts';
import { FINGERS, HANDS } from './finger-sizes.ts';
import { RING_SIZES } from './sizes.ts';
import { PICKUP_PLACES_MAX } from './pickup.ts';
import { SYNONYM_GROUPS_MAX, SYNONYM_MAX, SYNONYM_WORDS_MAX } from './synonyms.ts';
import { SPECIAL_ORDER_TARGETS, specialOrderLifecycle } from './special-orders.ts';

const { schemas } = contract.components;

describe('the contract and the rules agree on', () => {
  test.each([
    [
      'SpecialOrderForm.descripcion',
      schemas.SpecialOrderForm.properties.descripcion,
      limits.SPECIAL_ORDER_DESCRIPTION_MAX,
    ],
    ['NewNovedadForm.asunto', schemas.NewNovedadForm.properties.asunto, limits.NOVEDAD_SUBJECT_MAX],
    [
      'NewNovedadForm.descripcion',
      schemas.NewNovedadForm.properties.descripcion,
      limits.NOVEDAD_DESCRIPTION_MAX,
    ],
    ['FaqForm.pregunta', schemas.FaqForm.properties.pregunta, limits.FAQ_QUESTION_MAX],
    ['FaqForm.respuesta', schemas.FaqForm.properties.respuesta, limits.FAQ_ANSWER_MAX],
    ['FaqEdit.preguntaIngles', schemas.FaqEdit.properties.preguntaIngles, limits.FAQ_QUESTION_MAX],
    ['FaqEdit.respuestaIngles', schemas.FaqEdit.properties.respuestaIngles, limits.FAQ_ANSWER_MAX],
    [
      'NewProductForm.descripcion',
      schemas.NewProductForm.properties.descripcion,
      limits.PRODUCT_DESCRIPTION_MAX,
    ],
    ['NewProductForm.nombre', schemas.NewProductForm.properties.nombre, limits.NAME_MAX],
    [
      'PurchaseForm.direccionExacta',
      schemas.PurchaseForm.properties.direccionExacta,
      limits.ADDRESS_MAX,
    ],
    ['PurchaseForm.canton', schemas.PurchaseForm.properties.canton, limits.NAME_MAX],
    ['PhotoDescription', schemas.PhotoDescription, limits.PHOTO_DESCRIPTION_MAX],
    ['AddressForm.nombre', schemas.AddressForm.properties.nombre, limits.ADDRESS_NAME_MAX],
    [
      'AddressForm.direccionExacta',
      schemas.AddressForm.properties.direccionExacta,
      limits.ADDRESS_MAX,
    ],
    ['PersonName', schemas.PersonName, limits.NAME_MAX],
    ['Email', schemas.Email, limits.EMAIL_MAX],
    ['NewPassword', schemas.NewPassword, limits.PASSWORD_MAX],
    ['IdentificationNumber', schemas.IdentificationNumber, limits.IDENTIFICATION_MAX],
    ['Phone', schemas.Phone, limits.PHONE_LENGTH],
    ['NoteForm.texto', schemas.NoteForm.properties.texto, limits.NOTE_MAX],
    ['ReferenceForm.referencia', schemas.ReferenceForm.properties.referencia, limits.REFERENCE_MAX],
    ['LegalTextForm.texto', schemas.LegalTextForm.properties.texto, limits.LEGAL_TEXT_MAX],
    ['BannerWordsForm.titulo', schemas.BannerWordsForm.properties.titulo, limits.BANNER_TITLE_MAX],
    ['BannerWordsForm.linea', schemas.BannerWordsForm.properties.linea, limits.BANNER_LINE_MAX],
    ['BannerWordsForm.enlace', schemas.BannerWordsForm.properties.enlace, limits.BANNER_LINK_MAX],
    ['PurchaseForm.referencia', schemas.PurchaseForm.properties.referencia, limits.REFERENCE_MAX],
  ])('the longest %s', (_name, schema, max) => {
    expect(schema.maxLength).toBe(max);
  });

  test('the largest numbers', () => {
    expect(schemas.Id.maximum).toBe(limits.ID_MAX);
    expect(schemas.Amount.maximum).toBe(limits.AMOUNT_MAX);
    expect(schemas.CartAddition.properties.cantidad.maximum).toBe(limits.QUANTITY_MAX);
    expect(schemas.SizeStock.properties.stock.maximum).toBe(limits.STOCK_MAX);
    expect(schemas.BannerUpload.properties.banners.maxItems).toBe(limits.BANNERS_MAX);
    expect(schemas.BannerFocus.properties.x.multipleOf).toBe(limits.BANNER_FOCUS_STEP);
    expect(schemas.AddressBook.maxItems).toBe(limits.ADDRESSES_MAX);
    expect(schemas.PhotoList.maxItems).toBe(limits.PHOTOS_MAX);
    expect(schemas.PhotoOrder.properties.orden.maxItems).toBe(limits.PHOTOS_MAX + 1);
    expect(schemas.Product.properties.descripcionImagen.maxLength).toBe(
      limits.PHOTO_DESCRIPTION_MAX,
    );
    for (const { lugares } of [
      schemas.PickupPlaces.properties,
      schemas.PickupPlacesForm.properties,
    ])
      expect(lugares.maxItems).toBe(PICKUP_PLACES_MAX);
    expect(schemas.SynonymsForm.properties.grupos.maxItems).toBe(SYNONYM_GROUPS_MAX);
    expect(schemas.SynonymsForm.properties.grupos.items.maxItems).toBe(SYNONYM_WORDS_MAX);
    expect(schemas.SynonymsForm.properties.grupos.items.items.maxLength).toBe(SYNONYM_MAX);
    expect(schemas.FavoritesForm.properties.productos.maxItems).toBe(FAVORITES_MAX);
    for (const { maxItems } of [schemas.SavedLines, schemas.SavedLinesForm.properties.lineas])
      expect(maxItems).toBe(SAVED_LINES_MAX);
    expect(schemas.NewPassword.minLength).toBe(limits.PASSWORD_MIN);
  });

  test('the words of every list', () => {
    expect(schemas.Province.enum).toEqual(PROVINCES);
    expect(schemas.Hand.enum).toEqual(HANDS);
    expect(schemas.Finger.enum).toEqual(FINGERS);
    expect(schemas.FingerSizes.maxItems).toBe(HANDS.length * FINGERS.length);
    expect(schemas.PaymentMethod.enum).toEqual(PAYMENT_METHODS);
    const orderStates = new Set(schemas.OrderStatus.enum.map(orderLifecycle.read));
    expect([...orderStates]).toEqual(orderLifecycle.states);
    expect(schemas.SpecialOrderStatus.enum).toEqual(specialOrderLifecycle.states);
    expect(schemas.SpecialOrderStatusForm.properties.estado.enum).toEqual(SPECIAL_ORDER_TARGETS);
    expect(schemas.NovedadStatus.enum).toEqual(novedadLifecycle.states);
    expect(schemas.CustomerStatusForm.properties.accion.enum).toEqual(CUSTOMER_ACTIONS);
    expect(customerLifecycle.events).toEqual(CUSTOMER_ACTIONS);
  });

  test('what an identification and a ring size look like', () => {
    for (const { properties } of [schemas.SizeStock, schemas.FingerSizeChange]) {
      const size = new RegExp(properties.tamanio.pattern);
      for (const { tamanio } of RING_SIZES) expect(size.test(tamanio)).toBe(true);
    }
    const identification = new RegExp(schemas.IdentificationNumber.pattern);
    for (const id of ['101110111', 'AB1234567', 'C-123456', '155812345678']) {
      expect(identification.test(id)).toBe(true);
      expect(isIdentification(id)).toBe(true);
    }
  });
});
