import {
  isMeasure,
  isOverUnique,
  isRing,
  MEASURES,
  planStock,
  priceProblem,
  pricesProblem,
  toCents,
  type MeasureName,
  type PricesInCents,
  type ProductLookups,
  type RingStock,
  type StockChange,
  type StockPlan,
} from '../domain/index.ts';
import type { PieceDetails, Product } from '../entities.ts';
import { productAddFieldsSchema, readForm, type ProductAddFields } from '../schemas/index.ts';
import { changedEnglish } from './english-texts.ts';
import { HttpProblem } from './problem.ts';
import { fieldTexts, productFieldTexts, productTexts, type ProductProblem } from './texts.ts';

export function productNotFound(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: productTexts.notFound });
}

interface Prices {
  precio?: number | null | undefined;
  precioEspecial?: number | null | undefined;
}

/**
 * Prices of a form in cents.
 *
 * @throws HttpProblem 400 for 0 and for fractions of cents.
 */
export function readPrices({ precio, precioEspecial }: Prices): PricesInCents {
  const wrong: FieldProblems = {};
  const read = (name: keyof Prices, usd: number | null) => {
    if (usd === null) return null;
    const problem = priceProblem(usd);
    if (problem) wrong[name] = problem;
    return toCents(usd);
  };
  const prices: PricesInCents = {
    ...(precio !== undefined && { precioCents: read('precio', precio) }),
    ...(precioEspecial !== undefined && {
      precioEspecialCents: read('precioEspecial', precioEspecial),
    }),
  };
  refuse(wrong);
  return prices;
}

/**
 * What a form says of how large a piece is and how it was made; a text that is left empty is null.
 *
 * @returns only what the form speaks of.
 * @throws HttpProblem 400 for a measure with more decimals than are kept.
 */
export function readDetails(form: DetailParts): Partial<PieceDetails> {
  const wrong: FieldProblems = {};
  const { hechoPor, horas, historia } = form;
  const said: Partial<PieceDetails> = {
    ...(hechoPor !== undefined && { hechoPor: hechoPor?.trim() || null }),
    ...(horas !== undefined && { horas }),
    ...(historia !== undefined && { historia: historia?.trim() || null }),
  };
  for (const name of Object.keys(MEASURES) as MeasureName[]) {
    const { [name]: measure } = form;
    if (measure === undefined) continue;
    said[name] = measure;
    if (measure !== null && !isMeasure(name, measure))
      wrong[name] = MEASURES[name].decimals === 1 ? 'ONE_DECIMAL' : 'TWO_DECIMALS';
  }
  refuse(wrong);
  return said;
}

type DetailParts = { [Name in keyof PieceDetails]?: PieceDetails[Name] | undefined };

/** @throws HttpProblem 400 unless the product has a price, and a special one is below the regular one. */
export function assertPriced(prices: PricesInCents): void {
  const problem = pricesProblem(prices);
  if (problem === 'PRICE_REQUIRED') refuse({ precio: problem });
  if (problem === 'SPECIAL_PRICE_TOO_HIGH') refuse({ precioEspecial: problem });
}

/**
 * @param lookups What the shop has to choose from.
 * @param choices Ids of category, material and stone; those that are null or absent are right.
 * @throws HttpProblem 400 naming every choice that does not exist.
 */
export function assertChoicesExist(
  lookups: ProductLookups,
  choices: Parameters<ProductLookups['unknownOf']>[0],
): void {
  refuse(
    Object.fromEntries(lookups.unknownOf(choices).map((name) => [name, 'LOOKUP_UNKNOWN' as const])),
  );
}

/**
 * Pieces of each ring size of a form.
 *
 * @param lookups What the shop has to choose from.
 * @param tallas The sizes as they were sent.
 * @throws HttpProblem 400 for a size that is unknown, unnamed or there twice.
 */
export function readRingSizes(
  lookups: ProductLookups,
  tallas: Parameters<ProductLookups['readSizes']>[0],
): RingStock[] {
  const read = lookups.readSizes(tallas);
  if (typeof read === 'string') throw productProblem({ tallas: productFieldTexts[read] });
  return read;
}

/**
 * Asks the form that the back office fills in: the rules about stock are its.
 *
 * @param form The other fields, as they were sent.
 * @param tallas The sizes of the form, read by `readRingSizes`.
 * @throws HttpProblem 400 naming every field that is wrong.
 */
export function readNewProduct(form: object, tallas: readonly RingStock[]): ProductAddFields {
  const reading = readForm(productAddFieldsSchema, { ...form, tallas });
  if (reading.ok) return reading.values;
  const texts: Readonly<Record<string, string>> = productFieldTexts;
  throw productProblem(
    Object.fromEntries(
      reading.issues.map(({ field, code }) => [field, texts[code] ?? fieldTexts.invalid]),
    ),
  );
}

type ProductText = 'nombre' | 'descripcion' | 'nombreIngles' | 'descripcionIngles';

/**
 * What an edited product's form changes of its texts: those that were given, trimmed.
 *
 * @param form The form; a text that it leaves out stays as it was.
 */
export function changedProductTexts(form: Partial<Record<ProductText, string | undefined>>): {
  /** Its name. */
  nombreProducto?: string;
  /** Its description. */
  descripcion?: string;
  /** Its name in English; null where that was emptied. */
  nombreIngles?: string | null;
  /** Its description in English; null where that was emptied. */
  descripcionIngles?: string | null;
} {
  const { nombre, descripcion, nombreIngles, descripcionIngles } = form;
  return {
    ...(nombre !== undefined && { nombreProducto: nombre.trim() }),
    ...(descripcion !== undefined && { descripcion: descripcion.trim() }),
    ...changedEnglish({ nombreIngles, descripcionIngles }),
  };
}

/**
 * What an edited product's sizes become.
 *
 * @throws HttpProblem 400 when the form's stock cannot be what the product has.
 */
export function readStock(change: StockChange): StockPlan {
  const plan = planStock(change);
  if (typeof plan !== 'string') return plan;
  const field = plan === 'STOCK_REQUIRED' || plan === 'STOCK_PER_SIZE' ? 'stock' : 'tallas';
  throw productProblem({ [field]: productFieldTexts[plan] });
}

/** @throws HttpProblem 400 for a piece of a kind of which there would be more than one. */
export function assertUnique(
  product: Pick<Product, 'idCategoria' | 'unico'>,
  stocks: readonly number[],
): void {
  if (!isOverUnique(product.unico, stocks)) return;
  throw productProblem({ [isRing(product) ? 'tallas' : 'stock']: productFieldTexts.UNIQUE_ONE });
}

type FieldProblems = Partial<Record<string, ProductProblem>>;

/** @throws HttpProblem 400 when there is any. */
function refuse(problems: FieldProblems): void {
  const campos = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, productFieldTexts[problem]]] : [],
  );
  if (campos.length > 0) throw productProblem(Object.fromEntries(campos) as Record<string, string>);
}

/** 400 whose `error` is the sentence about the first field: the back office shows that one. */
function productProblem(campos: Record<string, string>): HttpProblem {
  const [error] = Object.values(campos);
  return new HttpProblem('VALIDATION', { ...(error && { error }), campos });
}
