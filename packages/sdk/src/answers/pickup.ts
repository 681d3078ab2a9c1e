import { openPlace } from '../domain/index.ts';
import type { components } from '../types.ts';
import { HttpProblem, invalidFields } from './problem.ts';
import { assertTwoDecimals } from './purchase.ts';
import { checkoutTexts, shippingTexts } from './texts.ts';

type Place = components['schemas']['PickupPlace'];

/**
 * The place at which a purchase is picked up.
 *
 * @param idLugar What the buyer has chosen.
 * @throws HttpProblem 400 that names `idLugar`: no order can be placed for it, or none any more.
 */
export function chosenPlace(lugares: readonly Place[], idLugar: number): Place {
  const place = openPlace(lugares, idLugar);
  if (!place)
    throw new HttpProblem('VALIDATION', {
      error: checkoutTexts.placeClosed,
      campos: { idLugar: checkoutTexts.placeClosed },
    });
  return place;
}

/**
 * The list of places that a form makes of the one before: what is new gets an id that no place has had.
 *
 * @param form The places as they were sent.
 * @param before The places as they were.
 * @param last The highest id that was ever given.
 * @throws HttpProblem 400 for fractions of cents, for the id of a place that there is not, and for one that comes twice.
 */
export function savedPlaces(
  form: components['schemas']['PickupPlacesForm']['lugares'],
  before: readonly Place[],
  last: number,
): {
  /** The places in the order of the form. */
  lugares: Place[];
  /** The highest id that has been given now. */
  last: number;
} {
  const left = new Set(before.map(({ idLugar }) => idLugar));
  let given = last;
  const lugares = form.map(({ idLugar, nombre, cuando, canton, distrito, ...place }, index) => {
    assertTwoDecimals(`lugares.${index}.monto`, place.monto);
    if (idLugar !== undefined && !left.delete(idLugar))
      throw invalidFields({ [`lugares.${index}.idLugar`]: shippingTexts.placeUnknown });
    return {
      idLugar: idLugar ?? (given += 1),
      nombre: nombre.trim(),
      cuando: cuando.trim(),
      provincia: place.provincia,
      canton: canton.trim(),
      distrito: distrito.trim(),
      direccionExacta: place.direccionExacta.trim(),
      monto: place.monto,
      activo: place.activo,
    };
  });
  return { lugares, last: given };
}
